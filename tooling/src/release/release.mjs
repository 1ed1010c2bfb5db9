import { LANDING_REMOTE, landingScripts, printBudgets } from '../budgets/budgets.mjs';
import { buildRelease } from '../cli/build.mjs';
import { checkContract, readManifest } from '../contract/contract.mjs';
import { checkServed } from './checkServed.mjs';
import { provenance } from './provenance.mjs';
import { publishStaged, releasesFolder } from './releases.mjs';
import { stagedPages, withStaging } from './staging.mjs';

/**
 * Builds a remote alone and publishes the build. One that fails, does not fit the host, or is too heavy, leaves no trace.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} options
 * @param {import('../contract/contract.mjs').HostManifest} options.host the manifest of the host that will load it
 * @param {readonly import('../budgets/budgets.mjs').Script[]} [options.hostScripts] what the landing page asks of that
 *   host; by default of the one built here
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {string} [options.folder] the folder of releases
 * @param {AbortSignal} [options.signal] ends it, as long as nothing is live
 * @param {typeof buildRelease} [options.buildInto]
 * @returns {Promise<number>} the release
 */
export async function release(app, options) {
  const { host, hostScripts, url, folder = releasesFolder(), signal } = options;
  const { buildInto = buildRelease } = options;
  const source = provenance();
  return withStaging(folder, async (staged) => {
    await buildInto(app, { files: staged, pages: stagedPages(staged) }, { signal });
    signal?.throwIfAborted();
    checkContract(readManifest(staged), host);
    if (app.folder === LANDING_REMOTE) {
      printBudgets(landingScripts({ ofHost: hostScripts, catalog: staged }));
    }
    return publishStaged(app, {
      staged,
      folder,
      url,
      source,
      confirm: async (made) => {
        if (url !== undefined || !isOfThisMachine(made.manifest)) await checkServed(made, signal);
        signal?.throwIfAborted();
      },
    });
  });
}

/** `npm run serve -- --releases` need not be running; whatever else serves releases is. @param {string} manifest */
function isOfThisMachine(manifest) {
  return new URL(manifest).hostname === 'localhost';
}

import { LANDING_REMOTE, landingScripts, printBudgets } from '../budgets/budgets.mjs';
import { buildRelease } from '../cli/build.mjs';
import { checkContract, readManifest } from '../contract/contract.mjs';
import { folderStore } from '../store/folderStore.mjs';
import { releasesFolder } from '../store/store.mjs';
import { checkServed } from './checkServed.mjs';
import { provenance } from './provenance.mjs';
import { checkPresent, makeLive, publishStaged, releasedAs, stagingOf } from './releases.mjs';
import { stagedMaps, stagedPages, withStaging } from './staging.mjs';

/** @typedef {import('../store/store.mjs').Store} Store */

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
 * @param {Store} [options.store] where the releases lie; by default in that folder
 * @param {boolean} [options.isOnlyPublished] leaves the pointer to {@link point}
 * @param {AbortSignal} [options.signal] ends it, as long as nothing is live
 * @param {typeof buildRelease} [options.buildInto]
 * @returns {Promise<number>} the release
 */
export async function release(app, options) {
  const { host, hostScripts, url, folder = releasesFolder(), signal, isOnlyPublished } = options;
  const { buildInto = buildRelease, store = folderStore(folder) } = options;
  const source = provenance();
  return withStaging(stagingOf(store), async (staged) => {
    const folders = { files: staged, pages: stagedPages(staged), maps: stagedMaps(staged) };
    await buildInto(app, folders, { signal });
    signal?.throwIfAborted();
    checkContract(readManifest(staged), host);
    if (app.folder === LANDING_REMOTE) {
      printBudgets(landingScripts({ ofHost: hostScripts, catalog: staged }));
    }
    const made = await publishStaged(app, { staged, store, url, source });
    if (isOnlyPublished) return made.release;
    if (url !== undefined || !isOfThisMachine(made.manifest)) await checkServed(made, signal);
    signal?.throwIfAborted();
    await makeLive(app, store, { manifest: made.manifest, integrity: made.integrity });
    return made.release;
  });
}

/**
 * Makes a release live that was published before: the second half of {@link release}, for a job of its own.
 *
 * @param {import('../apps.mjs').App} app
 * @param {number} number of the release
 * @param {{ store: Store, signal?: AbortSignal }} options
 */
export async function point(app, number, { store, signal }) {
  const target = await releasedAs(app, store, number);
  await checkPresent(app, store, target);
  if (!isOfThisMachine(target.manifest)) await checkServed(target, signal);
  await makeLive(app, store, target);
}

/** `npm run serve -- --releases` need not be running; whatever else serves releases is. @param {string} manifest */
function isOfThisMachine(manifest) {
  return new URL(manifest).hostname === 'localhost';
}

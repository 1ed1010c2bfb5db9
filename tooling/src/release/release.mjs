import { appFolder, MANIFEST, remotes } from '../apps.mjs';
import { LANDING_REMOTE, landingScripts, printBudgets } from '../measure/budgets/budgets.mjs';
import { buildRelease } from '../cli/build.mjs';
import { checkContract, readManifest } from './contract/contract.mjs';
import { releaseNumber } from 'remote-loader/pointer';
import { folderStore } from './store/folderStore.mjs';
import { releasesFolder } from './store/store.mjs';
import { checkServed } from './checkServed.mjs';
import { pointerOf } from './pointerFile.mjs';
import { provenance } from './provenance.mjs';
import { checkPresent, makeLive, publishStaged, releasedAs, stagingOf } from './releases.mjs';
import { stagedMaps, stagedPages, withStaging } from './staging.mjs';

/** @typedef {import('./store/store.mjs').Store} Store */

/**
 * Builds a remote alone and publishes the build. One that fails, does not fit the host, or is too heavy, leaves no trace.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} options
 * @param {import('./contract/contract.mjs').HostManifest} options.host the manifest of the host that will load it
 * @param {readonly import('../measure/budgets/budgets.mjs').Script[]} [options.hostScripts] what the landing page asks of that
 *   host; by default of the one built here
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {string} [options.folder] the folder of releases
 * @param {Store} [options.store] where the releases lie; by default in that folder
 * @param {number} [options.share] how many percent of visitors get it; the others keep the live one
 * @param {boolean} [options.isOnlyPublished] leaves the pointer to {@link point}
 * @param {AbortSignal} [options.signal] ends it, as long as nothing is live
 * @param {typeof buildRelease} [options.buildInto]
 * @returns {Promise<number>} the release
 */
export async function release(app, options) {
  const { host, hostScripts, url, folder, signal, isOnlyPublished, share } = options;
  const { buildInto = buildRelease, store = folderStore(folder ?? releasesFolder()) } = options;
  const source = provenance(appFolder(app));
  return withStaging(stagingOf(store), async (staged) => {
    const folders = { files: staged, pages: stagedPages(staged), maps: stagedMaps(staged) };
    await buildInto(app, folders, { signal });
    signal?.throwIfAborted();
    checkContract(readManifest(staged), host, await manifestsBeside(app, store));
    if (app.folder === LANDING_REMOTE) {
      printBudgets(landingScripts({ ofHost: hostScripts, catalog: staged }));
    }
    const made = await publishStaged(app, { staged, store, url, source });
    if (isOnlyPublished) return made.release;
    if (url !== undefined || !isOfThisMachine(made.manifest)) await checkServed(made, signal);
    signal?.throwIfAborted();
    await makeLive(app, store, { manifest: made.manifest, integrity: made.integrity }, share);
    return made.release;
  });
}

/**
 * Makes a release live that was published before: the second half of {@link release}, for a job of its own.
 *
 * @param {import('../apps.mjs').App} app
 * @param {number} number of the release
 * @param {{ store: Store, share?: number, signal?: AbortSignal }} options
 */
export async function point(app, number, { store, share, signal }) {
  const target = await releasedAs(app, store, number);
  await checkPresent(app, store, target);
  if (!isOfThisMachine(target.manifest)) await checkServed(target, signal);
  await makeLive(app, store, target, share);
}

/**
 * Makes the release that is live in one stage live in another: the same release of the same store.
 *
 * @param {import('../apps.mjs').App} app
 * @param {Store} from
 * @param {Store} to
 * @param {{ host?: import('./contract/contract.mjs').HostManifest, share?: number }} [options] the host of the target
 * stage
 * @returns {Promise<import('./releases.mjs').Release>}
 * @throws {Error} if it has no release there, or it does not fit the host
 */
export async function promote(app, from, to, { host, share } = {}) {
  const line = (await pointerOf(from)).remotes[app.federationName];
  if (!line) throw new Error(`${app.folder} has no release in ${from.stage}.`);
  const { manifest, integrity } = line;
  await checkPresent(app, to, line);
  if (host) {
    const bytes = await to.read(`${app.folder}/${releaseNumber(manifest)}/${MANIFEST}`);
    checkContract(JSON.parse(String(bytes)), host, await manifestsBeside(app, to));
  }
  await makeLive(app, to, { manifest, integrity }, share);
  return { manifest, integrity };
}

/**
 * The manifests of what visitors get of the other remotes.
 *
 * @param {import('../apps.mjs').App} app @param {Store} store
 * @returns {Promise<import('./contract/contract.mjs').Manifest[]>}
 */
async function manifestsBeside(app, store) {
  const lines = (await pointerOf(store)).remotes;
  const keys = remotes
    .filter((other) => other !== app)
    .flatMap(({ folder, federationName }) => {
      const line = lines[federationName];
      return [line, line?.next].map(
        (release) => release && `${folder}/${releaseNumber(release.manifest)}/${MANIFEST}`,
      );
    });
  const contents = await Promise.all(keys.map((key) => key && store.read(key)));
  return contents.flatMap((bytes) => (bytes ? [JSON.parse(bytes.toString())] : []));
}

/** `npm run serve -- --releases` need not be running; whatever else serves releases is. @param {string} manifest */
function isOfThisMachine(manifest) {
  return new URL(manifest).hostname === 'localhost';
}

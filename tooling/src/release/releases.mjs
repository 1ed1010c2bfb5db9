import { cpSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, MANIFEST, originOf } from '../apps.mjs';
import { isManifestUrl, releaseNumber } from 'remote-loader/pointer';
import { folderStore } from './store/folderStore.mjs';
import { releasesFolder } from './store/store.mjs';
import { checkBuild } from './checkBuild.mjs';
import { integrityOf } from './integrityOf.mjs';
import { claimRelease, hashOfFiles, readNote, releaseNumbers } from './notes.mjs';
import { changeLine, pointerOf } from './pointerFile.mjs';
import { provenance } from './provenance.mjs';
import { stagedMaps, stagedPages, withStaging } from './staging.mjs';

/**
 * @typedef {import('../apps.mjs').App} App
 * @typedef {import('remote-loader/pointer').Release} Release
 * @typedef {import('remote-loader/pointer').PointerLine} PointerLine
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {ReturnType<typeof provenance>} Provenance
 */

/** There is no release to roll back to. */
export class NothingToRollBackError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'NothingToRollBackError';
  }
}

/** There is no release to share, or none beside it. */
export class NothingToShareError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'NothingToShareError';
  }
}

/**
 * Publishes a copy of a build as a remote's next release and makes it the live one.
 *
 * @param {App} app
 * @param {object} options
 * @param {string} options.build the folder of the build
 * @param {string} [options.pages] the folder of its build for Node
 * @param {string} [options.folder] the folder of releases
 * @param {Store} [options.store] where the releases lie; by default in that folder
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {Provenance} [options.source] from what, by whom and when
 * @returns {Promise<number>} the release
 */
export function publish(app, options) {
  const {
    build,
    pages,
    folder,
    store = folderStore(folder ?? releasesFolder()),
    ...rest
  } = options;
  return withStaging(stagingOf(store), async (staged) => {
    cpSync(build, staged, { recursive: true });
    if (pages) cpSync(pages, stagedPages(staged), { recursive: true });
    const { release, manifest, integrity } = await publishStaged(app, { staged, store, ...rest });
    await makeLive(app, store, { manifest, integrity });
    return release;
  });
}

/** The folder for staging a release: beside its target, if that is on this machine. @param {Store} store */
export function stagingOf(store) {
  return store.folder ?? join(tmpdir(), 'weft-releases');
}

/**
 * Copies a staged build into a store as a remote's next release, which is never written again. No visitor gets it
 * before the pointer names it.
 *
 * @param {App} app
 * @param {object} options
 * @param {string} options.staged the folder of the build; it may be moved
 * @param {Store} options.store
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {Provenance} [options.source] its commit, author and time
 * @returns {Promise<import('./notes.mjs').Note>}
 * @throws {import('./checkBuild.mjs').BrokenBuildError}
 */
export async function publishStaged(app, { staged, store, url, source }) {
  const integrity = checkBuild(staged);
  const base = url ?? (await liveBase(app, store));
  await store.probe(`notes/${app.folder}/probe`);
  const [pages, maps] = [stagedPages(staged), stagedMaps(staged)];
  const files = hashOfFiles([staged, pages, maps]);
  const made = source ?? provenance(appFolder(app));
  const note = await claimRelease(store, app.folder, (release) => ({
    release,
    manifest: `${base.replace(/\/+$/, '')}/${release}/${MANIFEST}`,
    integrity,
    files,
    ...made,
  }));
  if (existsSync(maps)) await store.putFolder(`notes/${app.folder}/${note.release}`, maps);
  if (existsSync(pages)) await store.putFolder(`builds/${app.folder}/${note.release}`, pages);
  await store.putFolder(`${app.folder}/${note.release}`, staged);
  return note;
}

/**
 * Makes a release the live one; the one that was live becomes its `previous`. With a share it becomes the `next` of the
 * live one instead, for that many percent of visitors, and replaces an earlier `next`.
 *
 * @param {App} app
 * @param {Store} store
 * @param {Release} release
 * @param {number} [share]
 * @throws {NothingToShareError}
 */
export async function makeLive(app, store, release, share = 100) {
  await changeLine(store, app.federationName, (line) => {
    if (share === 100) return lineWith(release, line);
    if (!line) throw new NothingToShareError(`${app.folder} has no live release to share with.`);
    if (line.manifest === release.manifest) {
      throw new NothingToShareError(`That release of ${app.folder} is live for all already.`);
    }
    return { ...line, next: { ...release, share } };
  });
}

/**
 * Changes how many visitors get the release beside the live one; 100 makes it live for all.
 *
 * @param {App} app @param {Store} store @param {number} share in percent
 * @returns {Promise<PointerLine>}
 * @throws {NothingToShareError}
 */
export function changeShare(app, store, share) {
  return changeLine(store, app.federationName, (line) => {
    if (!line?.next) {
      throw new NothingToShareError(
        `${app.folder} has no release for a share of visitors: npm run release -- ${app.folder} --share 5`,
      );
    }
    const next = bare(line.next);
    return share === 100 ? lineWith(next, line) : { ...line, next: { ...next, share } };
  });
}

/** @param {Release} release @param {PointerLine | undefined} live @returns {PointerLine} */
function lineWith(release, live) {
  if (live?.manifest === release.manifest && live.integrity === release.integrity) return live;
  return live ? { ...release, previous: bare(live) } : release;
}

/**
 * Swaps a remote's live release and the one before it, so that a second rollback undoes the first; or takes any other
 * release, by its number. Where a share of visitors has another release, that alone goes. Addresses and hashes are those of the release that is taken.
 *
 * @param {App} app
 * @param {{ folder?: string, store?: Store, to?: number }} [options] where the releases lie, and the release to take
 * @returns {Promise<Release>} the release that is live now
 * @throws {NothingToRollBackError}
 */
export async function rollBack(app, options = {}) {
  const { to, folder, store = folderStore(folder ?? releasesFolder()) } = options;
  const { remotes, problems } = await pointerOf(store);
  const problem = problems[app.federationName];
  if (problem && to === undefined) {
    throw new NothingToRollBackError(
      `The pointer's line of ${app.folder}: ${problem} Name the release with --to.`,
    );
  }
  if (to === undefined && remotes[app.federationName]?.next) {
    return bare(await changeLine(store, app.federationName, withoutNext));
  }
  // Throws before anything is written.
  const target =
    to === undefined
      ? previousOf(app, remotes[app.federationName])
      : await releasedAs(app, store, to);
  if (target.manifest === remotes[app.federationName]?.manifest) {
    throw new NothingToRollBackError(`Release ${to} of ${app.folder} is live already.`);
  }
  await checkPresent(app, store, target);
  const line = await changeLine(store, app.federationName, (live) => lineWith(target, live));
  return bare(line);
}

/**
 * All releases of a remote, the newest first. The state is `live`, `previous`, `removed`, the share of a release that not
 * all visitors get, such as `5 %`, or empty.
 *
 * @param {App} app
 * @param {Store} [store]
 * @returns {Promise<{ release: number, state: string, note: import('./notes.mjs').Note | undefined }[]>}
 */
export async function listReleases(app, store = folderStore(releasesFolder())) {
  const line = (await pointerOf(store)).remotes[app.federationName];
  const present = await store.children(`${app.folder}/`);
  const stateOf = (/** @type {number} */ release) => {
    if (!present.includes(String(release))) return 'removed';
    if (line && releaseNumber(line.manifest) === release) return 'live';
    if (line?.next && releaseNumber(line.next.manifest) === release) return `${line.next.share} %`;
    return line?.previous && releaseNumber(line.previous.manifest) === release ? 'previous' : '';
  };
  const numbers = (await releaseNumbers(store, app.folder)).sort((one, other) => other - one);
  return Promise.all(
    numbers.map(async (release) => ({
      release,
      state: stateOf(release),
      note: await readNote(store, app.folder, release),
    })),
  );
}

/** Where the folders of a remote's releases are served. @param {App} app @param {Store} store */
async function liveBase(app, store) {
  const { remotes, problems } = await pointerOf(store);
  const problem = problems[app.federationName];
  if (problem) throw new Error(`The pointer's line of ${app.folder}: ${problem} Give --url.`);
  const line = remotes[app.federationName];
  if (line !== undefined) return new URL('..', line.manifest).href;
  if (store.folder !== null) return originOf(app);
  throw new Error(
    `${app.folder} has no release yet in ${store.address}: give --url, the address at which ${store.address}/${app.folder} is served.`,
  );
}

/** @param {App} app @param {PointerLine | undefined} line @returns {Release} */
function previousOf(app, line) {
  if (line === undefined) {
    throw new NothingToRollBackError(
      `${app.folder} has not been released yet: npm run release -- ${app.folder}`,
    );
  }
  if (line.previous === undefined) {
    const live = releaseNumber(line.manifest);
    throw new NothingToRollBackError(
      `Release ${live} is the first of ${app.folder}: there is nothing to roll back to.`,
    );
  }
  return line.previous;
}

/**
 * A release as it was published.
 *
 * @param {App} app @param {Store} store @param {number} release @returns {Promise<Release>}
 * @throws {NothingToRollBackError}
 */
export async function releasedAs(app, store, release) {
  const { manifest, integrity } = (await readNote(store, app.folder, release)) ?? {};
  if (isManifestUrl(manifest) && integrity) return { manifest: String(manifest), integrity };
  throw new NothingToRollBackError(
    `There is no release ${release} of ${app.folder}: npm run releases -- ${app.folder} lists them.`,
  );
}

/**
 * Makes sure that a release has its files.
 *
 * @param {App} app @param {Store} store @param {Release} release
 * @throws {NothingToRollBackError}
 */
export async function checkPresent(app, store, { manifest, integrity }) {
  const number = Number(releaseNumber(manifest));
  const folder = `${app.folder}/${number}`;
  const bytes = await store.read(`${folder}/${MANIFEST}`);
  const other = `npm run releases -- ${app.folder} lists what there is.`;
  if (bytes === undefined) {
    throw new NothingToRollBackError(
      `Release ${number} of ${app.folder} was removed: ${store.address}/${folder} is not there. ${other}`,
    );
  }
  if (integrityOf(bytes) !== integrity) {
    throw new NothingToRollBackError(
      `Release ${number} of ${app.folder} was changed: ${folder}/${MANIFEST} is not what was released. ${other}`,
    );
  }
}

/** @param {PointerLine | undefined} line @returns {PointerLine} */
function withoutNext(line) {
  if (!line) throw new NothingToRollBackError('The line went meanwhile; nothing was moved.');
  return line.previous ? { ...bare(line), previous: line.previous } : bare(line);
}

/** @param {Release} line @returns {Release} */
function bare({ manifest, integrity }) {
  return { manifest, integrity };
}

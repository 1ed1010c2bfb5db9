import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, originOf, workspaceRoot } from '../apps.mjs';
import { releasedPagesFolder } from '../pages/folders.mjs';
import { isManifestUrl, releaseNumber } from '../pointer/releasePointer.mjs';
import { checkBuild } from './checkBuild.mjs';
import { integrityOf } from './integrityOf.mjs';
import { claimRelease, readNote, releaseNumbers } from './notes.mjs';
import { makeLive, readPointer } from './pointerFile.mjs';
import { provenance } from './provenance.mjs';
import { stagedPages, withStaging } from './staging.mjs';

/**
 * @typedef {import('../apps.mjs').App} App
 * @typedef {import('../pointer/releasePointer.mjs').Release} Release
 * @typedef {ReturnType<typeof provenance>} Provenance
 */

/** There is no release of this remote to go back to. */
export class NothingToRollBackError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'NothingToRollBackError';
  }
}

/** The folder of releases, `WEFT_RELEASES` or `releases/`: the pointer, and for each remote a folder per release. */
export function releasesFolder(environment = process.env) {
  return environment.WEFT_RELEASES || join(workspaceRoot, 'releases');
}

/**
 * Publishes a copy of a build as a remote's next release.
 *
 * @param {App} app
 * @param {object} options
 * @param {string} options.build the folder of the build
 * @param {string} [options.pages] the folder of its build for Node
 * @param {string} [options.folder] the folder of releases
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {Provenance} [options.source] from what, by whom and when
 * @returns {Promise<number>} the release
 */
export function publish(app, { build, pages, folder = releasesFolder(), url, source }) {
  return withStaging(folder, (staged) => {
    cpSync(build, staged, { recursive: true });
    if (pages) cpSync(pages, stagedPages(staged), { recursive: true });
    return publishStaged(app, { staged, folder, url, source });
  });
}

/**
 * Makes a build that lies in the staging folder a remote's next release, a folder that is never written again, and then the
 * live one. Earlier releases stay for the tabs that are open. Until the pointer moves, at the end, nobody sees anything.
 *
 * @param {App} app
 * @param {object} options
 * @param {string} options.staged the folder of the build; it is moved away
 * @param {string} options.folder the folder of releases
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @param {Provenance} [options.source] from what, by whom and when
 * @param {(release: Release) => Promise<void>} [options.confirm] the last check, when the files are in their place; where
 *   it throws, they are removed
 * @returns {Promise<number>} the release
 * @throws {import('./checkBuild.mjs').BrokenBuildError}
 */
export async function publishStaged(app, { staged, folder, url, source, confirm }) {
  const integrity = checkBuild(staged);
  const base = url ?? liveBase(app, folder);
  const note = claimRelease(folder, app.folder, (release) => ({
    release,
    manifest: `${base.replace(/\/+$/, '')}/${release}/${MANIFEST}`,
    integrity,
    ...(source ?? provenance()),
  }));
  const target = releaseFolder(app, folder, note.release);
  mkdirSync(dirname(target), { recursive: true });
  const pages = stagedPages(staged);
  if (existsSync(pages)) {
    const place = releasedPagesFolder(folder, app, note.release);
    mkdirSync(dirname(place), { recursive: true });
    renameSync(pages, place);
  }
  renameSync(staged, target);
  try {
    await confirm?.({ manifest: note.manifest, integrity });
  } catch (error) {
    rmSync(target, { recursive: true });
    throw error;
  }
  await makeLive(folder, app.federationName, () => ({ manifest: note.manifest, integrity }));
  return note.release;
}

/**
 * Swaps a remote's live release and the one before it, so that a second rollback undoes the first; or takes any other
 * release, by its number. Addresses and hashes are those of the release that is taken.
 *
 * @param {App} app
 * @param {{ folder?: string, to?: number }} [options] the folder of releases, and the release to take
 * @returns {Promise<Release>} the release that is live now
 * @throws {NothingToRollBackError}
 */
export async function rollBack(app, { folder = releasesFolder(), to } = {}) {
  const choose = (/** @type {import('./pointerFile.mjs').PointerLine | undefined} */ line) => {
    const target = to === undefined ? previousOf(app, line) : releasedAs(app, folder, to);
    if (target.manifest === line?.manifest) {
      throw new NothingToRollBackError(`Release ${to} of ${app.folder} is live already.`);
    }
    checkPresent(app, folder, target);
    return target;
  };
  const { remotes, problems } = readPointer(folder);
  const problem = problems[app.federationName];
  if (problem && to === undefined) {
    throw new NothingToRollBackError(
      `The pointer's line of ${app.folder}: ${problem} Name the release with --to.`,
    );
  }
  // Where there is nothing to go back to, nothing is written either.
  choose(remotes[app.federationName]);
  return makeLive(folder, app.federationName, choose);
}

/**
 * All releases of a remote, the newest first.
 *
 * @param {App} app
 * @param {string} [folder] the folder of releases
 * @returns {{ release: number, state: 'live' | 'previous' | 'removed' | '', note: import('./notes.mjs').Note | undefined }[]}
 */
export function listReleases(app, folder = releasesFolder()) {
  const line = readPointer(folder).remotes[app.federationName];
  const stateOf = (/** @type {number} */ release) => {
    if (!existsSync(releaseFolder(app, folder, release))) return 'removed';
    if (line && releaseNumber(line.manifest) === release) return 'live';
    return line?.previous && releaseNumber(line.previous.manifest) === release ? 'previous' : '';
  };
  return releaseNumbers(folder, app.folder)
    .sort((one, other) => other - one)
    .map((release) => ({
      release,
      state: stateOf(release),
      note: readNote(folder, app.folder, release),
    }));
}

/** @param {App} app @param {string} folder @param {number} release */
function releaseFolder(app, folder, release) {
  return join(folder, app.folder, String(release));
}

/** Where the folders of a remote's releases are served. @param {App} app @param {string} folder */
function liveBase(app, folder) {
  const { remotes, problems } = readPointer(folder);
  const problem = problems[app.federationName];
  if (problem) throw new Error(`The pointer's line of ${app.folder}: ${problem} Give --url.`);
  const line = remotes[app.federationName];
  return line === undefined ? originOf(app) : new URL('..', line.manifest).href;
}

/** @param {App} app @param {import('./pointerFile.mjs').PointerLine | undefined} line @returns {Release} */
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

/** @param {App} app @param {string} folder @param {number} release @returns {Release} */
function releasedAs(app, folder, release) {
  const { manifest, integrity } = readNote(folder, app.folder, release) ?? {};
  if (isManifestUrl(manifest) && integrity) return { manifest: String(manifest), integrity };
  throw new NothingToRollBackError(
    `There is no release ${release} of ${app.folder}: npm run releases -- ${app.folder} lists them.`,
  );
}

/** Makes sure that a release still has its files. @param {App} app @param {string} folder @param {Release} release */
function checkPresent(app, folder, { manifest, integrity }) {
  const number = Number(releaseNumber(manifest));
  const file = join(releaseFolder(app, folder, number), MANIFEST);
  const other = `npm run releases -- ${app.folder} lists what there is.`;
  if (!existsSync(file)) {
    throw new NothingToRollBackError(
      `Release ${number} of ${app.folder} was removed: ${dirname(file)} is not there. ${other}`,
    );
  }
  if (integrityOf(readFileSync(file)) !== integrity) {
    throw new NothingToRollBackError(
      `Release ${number} of ${app.folder} was changed: ${file} is not what was released. ${other}`,
    );
  }
}

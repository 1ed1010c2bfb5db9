import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, originOf, workspaceRoot } from '../apps.mjs';
import { changePointer, readPointer } from './pointerFile.mjs';
import { integrityOf } from './integrityOf.mjs';
import { withRemote } from './pointer.mjs';

/** @typedef {import('../apps.mjs').App} App */

/** Beside a release's files: its number, and the release that was live before it. */
const NOTE = 'release-note.json';

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
 * Publishes a build as a remote's next release, a folder that is never written again, and moves the remote's line in the
 * pointer there. Earlier releases stay for the tabs that are open.
 *
 * @param {App} app
 * @param {object} options
 * @param {string} options.build the folder of the build
 * @param {string} [options.folder] the folder of releases
 * @param {string} [options.url] where the remote's releases are served; by default where the last one is
 * @returns {number} the release
 */
export function publish(app, { build, folder = releasesFolder(), url }) {
  const site = join(folder, app.folder);
  mkdirSync(site, { recursive: true });
  const previous = liveRelease(app, folder);
  const release = claimNextRelease(site);
  const target = join(site, String(release));
  for (const file of inDeployOrder(build)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    copyFileSync(join(build, file), join(target, file));
  }
  writeFileSync(join(target, NOTE), `${JSON.stringify({ release, previous })}\n`);
  pointTo(app, release, folder, url ?? liveUrl(app, folder));
  return release;
}

/**
 * Moves a remote's line in the pointer back to the release that was live before the present one.
 *
 * @param {App} app
 * @param {string} [folder] the folder of releases
 * @returns {number} the release that is live now
 * @throws {NothingToRollBackError}
 */
export function rollBack(app, folder = releasesFolder()) {
  const live = liveRelease(app, folder);
  if (live === null) {
    throw new NothingToRollBackError(
      `${app.folder} has not been released yet: npm run release -- ${app.folder}`,
    );
  }
  /** @type {{ previous: number | null }} */
  const { previous } = JSON.parse(
    readFileSync(join(folder, app.folder, String(live), NOTE), 'utf8'),
  );
  if (previous === null) {
    throw new NothingToRollBackError(
      `Release ${live} is the first of ${app.folder}: there is nothing to roll back to.`,
    );
  }
  pointTo(app, previous, folder, liveUrl(app, folder));
  return previous;
}

/** The release that the pointer names for a remote, or null. @param {App} app @param {string} folder */
export function liveRelease(app, folder) {
  const line = readPointer(folder).remotes[app.federationName];
  return line === undefined ? null : Number(new URL(line.manifest).pathname.split('/').at(-2));
}

/**
 * A build's files so that what names a file comes after it: chunks, styles and pictures, then the entry, then the
 * manifest. A release that breaks off half-way is seen by nobody.
 *
 * @param {string} build
 * @returns {string[]} paths relative to the build
 */
export function inDeployOrder(build) {
  const rank = (/** @type {string} */ file) => {
    if (file.startsWith(MANIFEST)) return 2;
    return file.includes('/remoteEntry.') ? 1 : 0;
  };
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

/** Makes the folder of the next release, which nobody else can then have. @param {string} site */
function claimNextRelease(site) {
  const numbers = readdirSync(site).map(Number).filter(Number.isInteger);
  for (let release = Math.max(0, ...numbers) + 1; ; release += 1) {
    try {
      mkdirSync(join(site, String(release)));
      return release;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}

/** Where the live release's folder lies. @param {App} app @param {string} folder */
function liveUrl(app, folder) {
  const line = readPointer(folder).remotes[app.federationName];
  return line === undefined ? originOf(app) : new URL('..', line.manifest).href;
}

/** @param {App} app @param {number} release @param {string} folder @param {string} base */
function pointTo(app, release, folder, base) {
  const bytes = readFileSync(join(folder, app.folder, String(release), MANIFEST));
  const manifest = `${base.replace(/\/$/, '')}/${release}/${MANIFEST}`;
  changePointer(folder, (pointer) =>
    withRemote(pointer, app.federationName, { manifest, integrity: integrityOf(bytes) }),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, hostPort, MANIFEST, originOf, remotes } from '../apps.mjs';
import { integrityOf } from './integrityOf.mjs';

/** The pointer's name, beside the host's page and in the folder of releases. */
export const POINTER = 'release.json';

/**
 * The release pointer (ARCHITECTURE §2): which manifest each remote has now, and the subresource integrity of those
 * manifests by their URL, so that nothing but what was released is taken.
 *
 * @typedef {{ remotes: Record<string, string>, integrity: Record<string, string> }} Pointer
 */

/** @type {Pointer} */
export const EMPTY_POINTER = { remotes: {}, integrity: {} };

/**
 * The pointer with one remote's line moved; those of the others, and whatever else it says, stay as they are.
 *
 * @param {Pointer} pointer
 * @param {string} name the remote's federation name
 * @param {string} url of the manifest
 * @param {string | Buffer} [manifest] its bytes; without them it is taken as it comes
 * @returns {Pointer}
 */
export function withRemote(pointer, name, url, manifest) {
  const integrity = { ...pointer.integrity };
  delete integrity[pointer.remotes[name] ?? ''];
  if (manifest !== undefined) integrity[url] = integrityOf(manifest);
  return { ...pointer, remotes: { ...pointer.remotes, [name]: url }, integrity };
}

/** The pointer to whatever listens on the remotes' ports, such as development servers. @returns {Pointer} */
export function pointerToPorts(basePort = hostPort()) {
  return remotes.reduce(
    (pointer, app) => withRemote(pointer, app.federationName, manifestUrl(app, basePort)),
    EMPTY_POINTER,
  );
}

/**
 * The pointer to builds, by default those in the remotes' `dist` folders.
 *
 * @param {(app: import('../apps.mjs').App) => string} [folderOf]
 * @returns {Pointer}
 */
export function pointerToBuilds(basePort = hostPort(), folderOf = distFolder) {
  return remotes.reduce((pointer, app) => {
    const manifest = readFileSync(join(folderOf(app), MANIFEST));
    return withRemote(pointer, app.federationName, manifestUrl(app, basePort), manifest);
  }, EMPTY_POINTER);
}

/** @param {import('../apps.mjs').App} app @param {number} basePort */
function manifestUrl(app, basePort) {
  return `${originOf(app, basePort)}/${MANIFEST}`;
}

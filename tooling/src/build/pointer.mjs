import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, hostPort, MANIFEST, originOf, remotes } from '../workspace/apps.ts';
import { EMPTY_POINTER } from 'remote-loader/pointer';
import { integrityOf } from '../workspace/integrityOf.mjs';

/** @typedef {import('remote-loader/pointer').ReleasePointer} ReleasePointer */

/** The pointer to the servers on the remotes' ports, such as development servers. @returns {ReleasePointer} */
export function pointerToPorts(basePort = hostPort()) {
  const lines = remotes.map((app) => [
    app.federationName,
    { manifest: manifestUrl(app, basePort), integrity: '' },
  ]);
  return {
    ...EMPTY_POINTER,
    remotes: Object.fromEntries(lines),
    overrideOrigins: ['http://localhost:*'],
    isDevelopment: true,
  };
}

/**
 * The pointer to builds, by default those in the remotes' `dist` folders.
 *
 * @param {(app: import('../workspace/apps.ts').App) => string} [folderOf]
 * @returns {ReleasePointer}
 */
export function pointerToBuilds(basePort = hostPort(), folderOf = distFolder) {
  const lines = remotes.map((app) => [
    app.federationName,
    {
      manifest: manifestUrl(app, basePort),
      integrity: integrityOf(readFileSync(join(folderOf(app), MANIFEST))),
    },
  ]);
  return { ...EMPTY_POINTER, remotes: Object.fromEntries(lines) };
}

/** @param {import('../workspace/apps.ts').App} app @param {number} basePort */
function manifestUrl(app, basePort) {
  return `${originOf(app, basePort)}/${MANIFEST}`;
}

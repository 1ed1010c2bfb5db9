import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '../apps.mjs';
import { integrityOf } from './integrityOf.mjs';

/** A build does not match its manifest; released, it would be "Connection Lost". */
export class BrokenBuildError extends Error {
  /** @param {string} problem */
  constructor(problem) {
    super(`The build is incomplete, nothing was released: ${problem}.`);
    this.name = 'BrokenBuildError';
  }
}

/**
 * Makes sure that a build has every script and style sheet of its manifest, with the hash in the manifest.
 *
 * @param {string} build
 * @returns {string} the hash of its manifest
 * @throws {BrokenBuildError}
 */
export function checkBuild(build) {
  const bytes = read(build, MANIFEST);
  if (bytes === undefined) throw new BrokenBuildError(`it has no ${MANIFEST}`);
  /** @type {{ metaData?: { remoteEntry?: { name?: string }, integrity?: Record<string, string> } }} */
  const { metaData } = JSON.parse(bytes.toString());
  const integrity = metaData?.integrity ?? {};
  if (!Object.hasOwn(integrity, metaData?.remoteEntry?.name ?? '')) {
    throw new BrokenBuildError('its manifest names no hash of its entry');
  }
  for (const [file, hash] of Object.entries(integrity)) {
    const content = read(build, file);
    if (content === undefined) throw new BrokenBuildError(`${file} is missing`);
    if (integrityOf(content) !== hash) throw new BrokenBuildError(`${file} has another content`);
  }
  return integrityOf(bytes);
}

/** @param {string} build @param {string} file */
function read(build, file) {
  try {
    return readFileSync(join(build, file));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

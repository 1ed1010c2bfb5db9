import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_POINTER, liveName, parsePointer, POINTER } from 'remote-loader/pointer';

/** The folder of the move that is live: the pointer, and in `site` the pages. @param {string} releases @param {string} [stage] */
export function liveFolder(releases, stage) {
  return join(releases, liveName(stage));
}

/**
 * The pointer that is live in a folder of releases; empty before the first move. For servers, which run without a loader
 * of TypeScript.
 *
 * @param {string} releases
 * @param {string} [stage]
 * @returns {import('remote-loader/pointer').ReleasePointer}
 */
export function readPointer(releases, stage) {
  const file = join(liveFolder(releases, stage), POINTER);
  try {
    return parsePointer(JSON.parse(readFileSync(file, 'utf8')), { mayBeDevelopment: false });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return EMPTY_POINTER;
    throw new Error(`The pointer of ${releases} cannot be read.`, { cause: error });
  }
}

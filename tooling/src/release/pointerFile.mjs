import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePointer, POINTER } from '../pointer/releasePointer.mjs';
import { withLock } from './lock.mjs';
import { withReserve } from './reserve.mjs';

/**
 * @typedef {import('../pointer/releasePointer.mjs').Release} Release
 * @typedef {import('../pointer/releasePointer.mjs').PointerLine} PointerLine
 */

/**
 * The pointer that lies in a folder of releases; empty before the first release.
 *
 * @param {string} folder
 * @returns {import('../pointer/releasePointer.mjs').ReleasePointer}
 */
export function readPointer(folder) {
  return parsePointer(readJson(folder), { mayBeDevelopment: false });
}

/**
 * Makes a release of a remote the live one; the one that was live becomes its `previous`. The rest of the pointer stays as
 * it is. Teams that release at once take turns, and readers see the old pointer or the new one, never a part.
 *
 * @param {string} folder
 * @param {string} remote its federation name
 * @param {(line: PointerLine | undefined) => Release} choose gets the remote's line, if it has one that can be used
 * @returns {Promise<Release>} what is live now
 */
export async function makeLive(folder, remote, choose) {
  mkdirSync(folder, { recursive: true });
  return withReserve(folder, () =>
    withLock(join(folder, `${POINTER}.lock`), (isHeld) => {
      const live = readPointer(folder).remotes[remote];
      const release = choose(live);
      const line = live ? { ...release, previous: withoutPrevious(live) } : release;
      const next = join(folder, `${POINTER}.next`);
      const json = { ...readJson(folder), [remote]: line };
      writeFileSync(next, `${JSON.stringify(json, null, 2)}\n`, { flush: true });
      distinguish(next, join(folder, POINTER));
      if (!isHeld()) throw new Error('Somebody else took over; nothing was moved. Try again.');
      renameSync(next, join(folder, POINTER));
      return release;
    }),
  );
}

/**
 * Servers tell a file from the one before it by size and by time in seconds: two pointers of one second and one length,
 * such as a release that is rolled back at once, would be the same to a browser that has the first.
 *
 * @param {string} next
 * @param {string} file
 */
function distinguish(next, file) {
  const last = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const seconds = Math.max(Date.now() / 1000, Math.floor(last / 1000) + 1);
  utimesSync(next, seconds, seconds);
}

/** @param {string} folder @returns {Record<string, unknown>} */
function readJson(folder) {
  const file = join(folder, POINTER);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; nothing was moved.`, { cause: error });
  }
}

/** @param {PointerLine} line @returns {Release} */
function withoutPrevious({ manifest, integrity }) {
  return { manifest, integrity };
}

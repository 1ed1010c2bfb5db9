import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_POINTER, parsePointer, POINTER, pointerToJson } from '../pointer/releasePointer.mjs';

/** @typedef {import('../pointer/releasePointer.mjs').ReleasePointer} ReleasePointer */

/** Another release or rollback is moving the pointer at this moment. */
export class PointerLockedError extends Error {
  /** @param {string} lock */
  constructor(lock) {
    super(
      `Another release is moving the pointer: try again in a moment. If none is running, remove ${lock}.`,
    );
    this.name = 'PointerLockedError';
  }
}

/** The pointer that lies in a folder of releases; empty before the first release. @param {string} folder */
export function readPointer(folder) {
  try {
    return parsePointer(JSON.parse(readFileSync(join(folder, POINTER), 'utf8')));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return EMPTY_POINTER;
    throw new Error(`${join(folder, POINTER)} cannot be read; nothing was moved.`, {
      cause: error,
    });
  }
}

/**
 * Changes the pointer while nobody else may, so that two teams who release at once lose nothing of each other. Readers
 * see the old pointer or the new one, never a part.
 *
 * @param {string} folder
 * @param {(pointer: ReleasePointer) => ReleasePointer} change
 * @throws {PointerLockedError}
 */
export function changePointer(folder, change) {
  const lock = join(folder, `${POINTER}.lock`);
  try {
    mkdirSync(lock);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') {
      throw new PointerLockedError(lock);
    }
    throw error;
  }
  try {
    const file = join(folder, POINTER);
    const next = `${file}.next`;
    writeFileSync(next, `${JSON.stringify(pointerToJson(change(readPointer(folder))), null, 2)}\n`);
    renameSync(next, file);
  } finally {
    rmdirSync(lock);
  }
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * What is known of a release. Notes lie beside the folders that are served, since a browser has no use for them.
 *
 * @typedef {object} Note
 * @property {number} release
 * @property {string} manifest its address when it was released
 * @property {string} integrity of the manifest
 * @property {string | null} commit null where the build came from no git repository
 * @property {boolean | null} isDirty whether the tree had changes that were not committed
 * @property {string | null} author who released it
 * @property {string} time in ISO 8601
 */

/**
 * Takes the next number of a remote's releases, which nobody else then gets, and writes the note of that release. A number
 * is never given twice, whatever became of its folder: caches may know its addresses.
 *
 * @param {string} folder the folder of releases
 * @param {string} remote the remote's folder
 * @param {(release: number) => Note} noteOf
 * @returns {Note}
 */
export function claimRelease(folder, remote, noteOf) {
  const notes = notesFolder(folder, remote);
  mkdirSync(notes, { recursive: true });
  for (let release = Math.max(0, ...releaseNumbers(folder, remote)) + 1; ; release += 1) {
    const note = noteOf(release);
    if (writeOnce(join(notes, `${release}.json`), `${JSON.stringify(note, null, 2)}\n`))
      return note;
  }
}

/** The note of a release; undefined where there is none that can be read. @param {string} folder @param {string} remote @param {number} release @returns {Note | undefined} */
export function readNote(folder, remote, release) {
  try {
    return JSON.parse(readFileSync(join(notesFolder(folder, remote), `${release}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The numbers of all releases of a remote that have a folder or a note. @param {string} folder @param {string} remote */
export function releaseNumbers(folder, remote) {
  const names = [
    ...namesIn(join(folder, remote)),
    ...namesIn(notesFolder(folder, remote)).map((name) => basename(name, '.json')),
  ];
  return [...new Set(names.filter((name) => /^\d+$/.test(name)).map(Number))];
}

/** @param {string} folder @param {string} remote */
function notesFolder(folder, remote) {
  return join(folder, 'notes', remote);
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}

/** @param {string} file @param {string} text @returns {boolean} false when the file is there already */
function writeOnce(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw error;
  }
}

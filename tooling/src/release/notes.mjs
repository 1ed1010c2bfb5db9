import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MANIFEST } from '../apps.mjs';
import { filesBelow } from './store/uploadFolder.mjs';

/**
 * What is known of a release. Notes lie beside the folders that are served, since a browser has no use for them.
 *
 * @typedef {object} Note
 * @property {number} release
 * @property {string} manifest its address when it was released
 * @property {string} integrity of the manifest
 * @property {string} files the hash of all its files, by which the next try recognizes an upload that broke off
 * @property {string | null} commit null where the build came from no git repository
 * @property {boolean | null} isDirty whether the tree had changes that were not committed
 * @property {string | null} author who released it
 * @property {string} time in ISO 8601
 *
 * @typedef {import('./store/store.mjs').Store} Store
 */

/**
 * Claims the next number of a remote's releases for this process, and writes the note of that release. A number is
 * never given twice, whatever became of its folder, because caches may have files under its addresses. Only a release
 * whose upload broke off is continued, by a later try with the same files.
 *
 * @param {Store} store
 * @param {string} remote the remote's folder
 * @param {(release: number) => Note} noteOf
 * @returns {Promise<Note>}
 */
export async function claimRelease(store, remote, noteOf) {
  const last = Math.max(0, ...(await releaseNumbers(store, remote)));
  const brokenOff = last === 0 ? undefined : await unfinished(store, remote, noteOf(last));
  if (brokenOff) return brokenOff;
  for (let release = last + 1; ; release += 1) {
    const note = noteOf(release);
    const text = `${JSON.stringify(note, null, 2)}\n`;
    if (await store.create(noteKey(remote, release), text)) return note;
    // It may be our own, if only the response was lost.
    const same = await unfinished(store, remote, note);
    if (same) return same;
  }
}

/** @param {Store} store @param {string} remote @param {Note} wanted @returns {Promise<Note | undefined>} */
async function unfinished(store, remote, wanted) {
  const note = await readNote(store, remote, wanted.release);
  if (note?.files !== wanted.files || note.manifest !== wanted.manifest) return undefined;
  return (await store.read(`${remote}/${wanted.release}/${MANIFEST}`)) ? undefined : note;
}

/**
 * The note of a release; undefined where there is none that can be read.
 *
 * @param {Store} store @param {string} remote @param {number} release @returns {Promise<Note | undefined>}
 */
export async function readNote(store, remote, release) {
  const bytes = await store.read(noteKey(remote, release));
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** The numbers of all releases of a remote that have a folder or a note. @param {Store} store @param {string} remote */
export async function releaseNumbers(store, remote) {
  const names = [
    ...(await store.children(`${remote}/`)),
    ...(await store.children(`notes/${remote}/`)).map((name) => basename(name, '.json')),
  ];
  return [...new Set(names.filter((name) => /^\d+$/.test(name)).map(Number))];
}

/** The hash of the files of folders, by their names and contents; a folder that is not there has none. @param {readonly string[]} folders */
export function hashOfFiles(folders) {
  const hash = createHash('sha256');
  for (const folder of folders.filter((candidate) => existsSync(candidate))) {
    for (const file of filesBelow(folder)) {
      hash.update(`${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest(),
      );
    }
  }
  return hash.digest('hex');
}

/** @param {string} remote @param {number} release */
function noteKey(remote, release) {
  return `notes/${remote}/${release}.json`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { MANIFEST } from '../../apps.mjs';

/** How many files are uploaded at a time. */
const AT_ONCE = 12;

/** How often the progress is printed, in milliseconds. */
const TELL_EVERY = 2_000;

/**
 * Uploads the files of a folder. Files that refer to others come after them: pages, and last the manifest, whose
 * presence means that the folder is complete.
 *
 * @param {string} folder
 * @param {object} options
 * @param {string} options.target the target's name, for messages
 * @param {(file: string) => boolean} options.isThere whether a file was uploaded before
 * @param {(file: string, bytes: Buffer) => Promise<void>} options.put
 */
export async function uploadFolder(folder, { target, isThere, put }) {
  const files = filesBelow(folder);
  const missing = files.filter((file) => !isThere(file));
  if (missing.length === 0) return;
  const resumed = files.length - missing.length;
  console.log(
    `${target}: ${missing.length} files${resumed ? `, ${resumed} are there already` : ''}.`,
  );
  let done = 0;
  let told = Date.now();
  for (const step of [0, 1, 2]) {
    const waiting = missing.filter((file) => stepOf(file) === step);
    const worker = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        await put(file, readFileSync(join(folder, file))).catch((error) => {
          waiting.length = 0;
          throw error;
        });
        done += 1;
        if (Date.now() - told < TELL_EVERY) continue;
        told = Date.now();
        console.log(`  ${done} of ${missing.length}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}

/** The files below a folder, by their paths with `/`. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** @param {string} file */
function stepOf(file) {
  if (file === MANIFEST) return 2;
  return /\.html(?:\.\w+)?$|\.json(?:\.\w+)?$/.test(file) ? 1 : 0;
}

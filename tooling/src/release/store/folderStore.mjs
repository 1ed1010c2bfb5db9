import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pointerFile, PRODUCTION } from 'remote-loader/pointer';
import { integrityOf } from '../integrityOf.mjs';
import { withLock } from './lock.mjs';
import { withReserve } from './reserve.mjs';

/**
 * Releases in a folder of this machine, or of a mount that supports renaming and symbolic links. A folder is published
 * by one rename, so that no reader sees a part of it.
 *
 * @param {string} folder
 * @param {string} [stage]
 * @returns {import('./store.mjs').Store}
 */
export function folderStore(folder, stage = PRODUCTION) {
  const pointer = join(folder, pointerFile(stage));
  return {
    stage,
    address: folder,
    folder,
    children: async (prefix) => namesIn(join(folder, prefix)),
    read: async (key) => readIfThere(join(folder, key)),
    create: async (key, bytes) => writeOnce(join(folder, key), bytes),
    putFolder: async (prefix, source) => moveOnce(source, join(folder, prefix)),
    replaceFolder: async (prefix, source) => {
      cpSync(source, join(folder, prefix), { recursive: true });
    },
    readPointer: async () => versioned(readIfThere(pointer)),
    movePointer: async (text, version) => {
      mkdirSync(folder, { recursive: true });
      return withReserve(folder, () =>
        withLock(`${pointer}.lock`, (isHeld) => {
          if (versioned(readIfThere(pointer)).version !== version) return false;
          const next = `${pointer}.next`;
          writeFileSync(next, text, { flush: true });
          distinguish(next, pointer);
          if (!isHeld()) return false;
          renameSync(next, pointer);
          return true;
        }),
      );
    },
    // A file system keeps these promises.
    probe: async () => undefined,
  };
}

/** @param {Buffer | undefined} bytes */
function versioned(bytes) {
  if (bytes === undefined) return { text: null, version: null };
  return { text: bytes.toString(), version: integrityOf(bytes) };
}

/**
 * Makes the file's size differ from the one before. Servers build ETags from size and time in seconds: two pointers of
 * one second and one length, such as a release and its immediate rollback, would have the same ETag.
 *
 * @param {string} next
 * @param {string} file
 */
function distinguish(next, file) {
  const last = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const seconds = Math.max(Date.now() / 1000, Math.floor(last / 1000) + 1);
  utimesSync(next, seconds, seconds);
}

/** @param {string} source @param {string} target */
function moveOnce(source, target) {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(source, target);
  } catch (error) {
    // A concurrent try of the same release was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} file @param {Buffer | string} bytes */
function writeOnce(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
}

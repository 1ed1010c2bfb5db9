import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { lock } from 'proper-lockfile';
import { entriesBelow, filesBelow } from '../../workspace/filesBelow';
import { liveName, POINTER, PRODUCTION } from 'remote-loader/formats';
import type { Live, MoveFiles, ArtifactStore } from './artifactStore';
import { stagingIn } from './staging';

/** A lock that was not renewed for this long, in milliseconds, belongs to a killed process. */
const STALE_AFTER = 5_000;

/** How long to wait for a lock, in milliseconds: longer than a lock takes to become stale. */
const WAITING = { retries: 100, factor: 1.2, minTimeout: 5, maxTimeout: 200, randomize: true };

/**
 * Releases in a local folder, or on a mount that supports renaming and symbolic links. A folder is published by one
 * rename, so that no reader sees a part of it. A symbolic link points to the live move, and a rename replaces the link.
 */
export function folderStore(folder: string, stage = PRODUCTION): ArtifactStore {
  // Another user serves the files than the one who runs a command, whatever that user's mask. A folder that its group may
  // write stays so.
  const isGroups = ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o020) !== 0;
  process.umask(isGroups ? 0o002 : 0o022);
  const live = join(folder, liveName(stage));
  const place = (key: string) => join(folder, key);
  return {
    stage,
    address: folder,
    folder,
    pointerOf: liveName,
    children: (prefix) => run(() => namesIn(place(prefix))),
    read: (key) => run(() => readIfPresent(place(key))),
    create: (key, bytes) => run(() => writeOnce(place(key), bytes)),
    putFolder: (prefix, source) => run(() => void moveOnce(source, place(prefix))),
    addFiles: (prefix, source) => run(() => addFiles(source, place(prefix))),
    link: (prefix, keys) =>
      run(() => {
        prepare(folder, prefix, (next) => {
          for (const [path, key] of Object.entries(keys)) {
            mkdirSync(dirname(join(next, path)), { recursive: true });
            symlinkSync(relative(dirname(place(join(prefix, path))), place(key)), join(next, path));
          }
        });
      }),
    layer: (prefix, layers) =>
      run(() => {
        prepare(folder, prefix, (next) => layer(next, place(prefix), layers.map(place)));
      }),
    readLive: (of = stage) => run(() => readLive(place(liveName(of)))),
    writeMove: (move, files) => run(() => writeMove(folder, move, files)),
    switchTo: (move, _pointer, version) => switchTo(folder, live, move, version),
    remove: (prefix) => run(() => removeWhole(folder, place(prefix))),
  };
}

/** Errors of the file system reject the promise. */
async function run<Result>(work: () => Result): Promise<Result> {
  return await work();
}

function readLive(live: string): Live {
  const version = linkAt(live);
  if (!version) return { version: null, text: null };
  // A move that does not exist is reported like one that is damaged.
  return { version, text: String(readIfPresent(join(dirname(live), version, POINTER)) ?? '') };
}

function writeMove(folder: string, move: number, { entry, pointer, pages }: MoveFiles): boolean {
  return prepare(folder, join('moves', String(move)), (next) => {
    writeFileSync(join(next, 'move.json'), entry, { flush: true });
    writeFileSync(join(next, POINTER), pointer, { flush: true });
    // Servers build ETags from size and time in seconds. So two moves of one second have different times, and a store that was
    // set back does not repeat them.
    const time = Math.floor(Date.now() / 1000) + move - 1_000_000;
    utimesSync(join(next, POINTER), time, time);
    symlinkSync(join('..', '..', 'pages', pages), join(next, 'site'));
  });
}

/** Fills a new folder in the staging folder, and publishes it by one rename; returns false if the prefix exists. */
function prepare(folder: string, prefix: string, fill: (next: string) => void): boolean {
  const next = join(stagingIn(folder), randomUUID());
  mkdirSync(next);
  try {
    fill(next);
    return moveOnce(next, join(folder, prefix));
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/**
 * Fills a folder with links to the contents of others. A folder in only one of them gets one link.
 *
 * @param final where the folder will be, for relative links
 * @param layers folders that may be missing; the last has precedence
 */
function layer(folder: string, final: string, layers: readonly string[]): void {
  const names = new Set(layers.flatMap(namesIn));
  for (const name of names) {
    const owners = layers
      .map((folderBelow) => join(folderBelow, name))
      .filter((path) => existsSync(path));
    const last = owners.at(-1) ?? '';
    if (owners.length > 1 && statSync(last).isDirectory()) {
      mkdirSync(join(folder, name));
      layer(join(folder, name), join(final, name), owners);
    } else symlinkSync(relative(final, last), join(folder, name));
  }
}

async function switchTo(
  folder: string,
  live: string,
  move: number,
  version: string | null,
): Promise<boolean> {
  const staging = stagingIn(folder);
  const unlock = await lock(live, {
    realpath: false,
    lockfilePath: join(staging, `${basename(live)}.lock`),
    stale: STALE_AFTER,
    retries: WAITING,
  });
  const next = join(staging, randomUUID());
  try {
    if (linkAt(live) !== version) return false;
    symlinkSync(join('moves', String(move)), next);
    renameSync(next, live);
    return true;
  } finally {
    rmSync(next, { force: true });
    await unlock();
  }
}

/** @returns false if the target already exists */
function moveOnce(source: string, target: string): boolean {
  if (existsSync(target)) return false;
  mkdirSync(dirname(target), { recursive: true });
  makeReadable(source);
  try {
    renameSync(source, target);
    return true;
  } catch (error) {
    // A concurrent attempt was faster.
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

function addFiles(source: string, target: string): void {
  for (const file of filesBelow(source)) {
    const place = join(target, file);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    chmodSync(join(source, file), 0o666 & ~process.umask());
    renameSync(join(source, file), place);
  }
}

/** Gives the modes of the store: what was built or copied before may have others. */
function makeReadable(folder: string): void {
  const mask = process.umask();
  chmodSync(folder, 0o777 & ~mask);
  for (const entry of entriesBelow(folder).filter((entry) => !entry.isSymbolicLink())) {
    chmodSync(join(entry.parentPath, entry.name), (entry.isDirectory() ? 0o777 : 0o666) & ~mask);
  }
}

/** A partly removed folder would look complete, so the folder is first renamed away. */
function removeWhole(folder: string, target: string): void {
  const removed = join(stagingIn(folder), randomUUID());
  unlessMissing(() => renameSync(target, removed));
  rmSync(removed, { recursive: true, force: true });
}

function namesIn(folder: string): string[] {
  return unlessMissing(() => readdirSync(folder)) ?? [];
}

function readIfPresent(file: string): Buffer | undefined {
  return unlessMissing(() => readFileSync(file));
}

function linkAt(link: string): string | null {
  return unlessMissing(() => readlinkSync(link)) ?? null;
}

function unlessMissing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

function writeOnce(file: string, bytes: Buffer | string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, bytes, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

import type { Buffer } from 'node:buffer';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
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
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { filesBelow } from '../../workspace/filesBelow';
import { liveName, POINTER, PRODUCTION } from 'remote-loader/pointer';
import { clearly } from './DiskFullError';
import type { Live, MoveFiles, Store } from './store';

/** The folder for what is not complete yet, on the same disk as all else, so that a rename publishes it at once. */
const STAGING = '.staging';

/** How names in that folder begin: by them what a killed process left is known. */
export function ownName(): string {
  return `${hostname()}.${process.pid}.`;
}

/** A lock that nobody renewed for so long is of a killed process, in milliseconds. */
const STALE_AFTER = 5_000;

/** How long to wait for a lock: longer than it takes to become stale. */
const WAITING = { retries: 100, factor: 1.2, minTimeout: 5, maxTimeout: 200, randomize: true };

/**
 * Releases in a folder of this machine, or of a mount that supports renaming and symbolic links. A folder is published
 * by one rename, so that no reader sees a part of it; what is live is a symbolic link, which a rename replaces.
 */
export function folderStore(folder: string, stage = PRODUCTION): Store {
  const live = join(folder, liveName(stage));
  const place = (key: string) => join(folder, key);
  const write = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw clearly(folder, error);
    }
  };
  return {
    stage,
    address: folder,
    folder,
    staging: join(folder, STAGING),
    children: (prefix) => Promise.resolve(namesIn(place(prefix))),
    stages: () => Promise.resolve(namesIn(folder).flatMap(stageOf)),
    read: (key) => Promise.resolve(readIfThere(place(key))),
    create: (key, bytes) => write(() => writeOnce(place(key), bytes)),
    putFolder: (prefix, source) => write(() => void moveOnce(source, place(prefix))),
    addFiles: (prefix, source) => write(() => addFiles(source, place(prefix))),
    readLive: () => Promise.resolve(readLive(live)),
    writeMove: (move, files) => write(() => writeMove(folder, live, move, files)),
    switchTo: (move, _pointer, version) => write(() => switchTo(folder, live, move, version)),
    remove: (prefix) => write(() => removeWhole(folder, place(prefix))),
    // A file system keeps these promises.
    probe: () => Promise.resolve(),
  };
}

function stageOf(name: string): string[] {
  const [, stage] = /^live(?:\.([a-z][a-z0-9-]*))?$/.exec(name) ?? [null, null];
  return stage === null ? [] : [stage ?? PRODUCTION];
}

function readLive(live: string): Live {
  const version = linkAt(live);
  const text = version && readIfThere(join(dirname(live), version, POINTER));
  if (version && !text) throw new Error(`${live} names ${version}, which is not there.`);
  return version ? { version, text: String(text) } : { version: null, text: null };
}

function writeMove(
  folder: string,
  live: string,
  move: number,
  { entry, pointer, pages }: MoveFiles,
): boolean {
  const staging = join(folder, STAGING);
  mkdirSync(staging, { recursive: true });
  const own = mkdtempSync(join(staging, ownName()));
  try {
    // A temporary folder is readable for its owner only, and this one will be served.
    const next = join(own, 'move');
    mkdirSync(next);
    writeFileSync(join(next, 'move.json'), entry, { flush: true });
    writeFileSync(join(next, POINTER), pointer, { flush: true });
    distinguish(join(next, POINTER), join(live, POINTER));
    symlinkSync(join('..', '..', 'pages', pages), join(next, 'site'));
    const target = join(folder, 'moves', String(move));
    return moveOnce(next, target);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function switchTo(
  folder: string,
  live: string,
  move: number,
  version: string | null,
): Promise<boolean> {
  let isHeld = true;
  const release = await lock(live, {
    realpath: false,
    lockfilePath: `${live}.lock`,
    stale: STALE_AFTER,
    retries: WAITING,
    onCompromised: () => {
      isHeld = false;
    },
  });
  const next = join(folder, STAGING, `${ownName()}${Math.random().toString(36).slice(2)}`);
  try {
    if (linkAt(live) !== version) return false;
    symlinkSync(join('moves', String(move)), next);
    if (!isHeld) return false;
    renameSync(next, live);
    return true;
  } finally {
    rmSync(next, { force: true });
    // Whoever took a lock that had become stale has removed this one.
    if (isHeld) await release();
  }
}

/**
 * Makes the file's time differ from the one before. Servers build ETags from size and time in seconds: two pointers of
 * one second and one length, such as those of a release and its immediate rollback, would have the same ETag.
 */
function distinguish(next: string, file: string): void {
  const last = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const seconds = Math.max(Date.now() / 1000, Math.floor(last / 1000) + 1);
  utimesSync(next, seconds, seconds);
}

/** @returns false when the target is there already */
function moveOnce(source: string, target: string): boolean {
  if (existsSync(target)) return false;
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(source, target);
    return true;
  } catch (error) {
    // A concurrent try of the same was faster.
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

function addFiles(source: string, target: string): void {
  for (const file of filesBelow(source)) {
    const place = join(target, file);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    renameSync(join(source, file), place);
  }
}

/** A folder that a killed process removed in part would look like a complete one: so it leaves its place by one rename. */
function removeWhole(folder: string, target: string): void {
  const own = join(folder, STAGING, `${ownName()}${Math.random().toString(36).slice(2)}`);
  mkdirSync(dirname(own), { recursive: true });
  if (unlessMissing(() => (renameSync(target, own), true))) {
    rmSync(own, { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  return unlessMissing(() => readdirSync(folder)) ?? [];
}

function readIfThere(file: string): Buffer | undefined {
  return unlessMissing(() => readFileSync(file));
}

/** Where a link leads; null where there is none. */
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

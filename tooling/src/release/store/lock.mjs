import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './processes.mjs';

/** From this age on, in milliseconds, a lock counts as abandoned; the guarded work takes milliseconds. */
const ABANDONED_AFTER = 120_000;

/** How long to wait for a lock, in milliseconds: longer than the age of abandoned ones. */
const LOCK_TIMEOUT = ABANDONED_AFTER + 30_000;

/** After how long the wait is printed, in milliseconds. */
const SILENCE = 2_000;

/** The first and the longest pause between two tries, in milliseconds. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 500;

/** The lock was not released within the wait. */
export class LockedError extends Error {
  /** @param {string} lock @param {string} owner */
  constructor(lock, owner) {
    super(
      `${lock} is held by ${owner}; nothing was moved. Try again, or remove it if nothing runs.`,
    );
    this.name = 'LockedError';
  }
}

/**
 * Runs `work` in only one process at a time, on this machine or on others that share the folder. The lock is a symbolic
 * link whose target names its owner, because that is created atomically with its content, on a full disk too. The lock
 * of a process that has ended is taken over.
 *
 * @template Result
 * @param {string} lock its path
 * @param {(isHeld: () => boolean) => Result} work synchronous; `isHeld` tells right before a change whether the lock is
 * still its own: a process that was suspended for too long has lost it
 * @returns {Promise<Result>}
 * @throws {LockedError}
 */
export async function withLock(lock, work) {
  const owner = await take(lock);
  try {
    return work(() => ownerOf(lock) === owner);
  } finally {
    if (ownerOf(lock) === owner) rmSync(lock, { force: true });
  }
}

/** @param {string} lock @returns {Promise<string>} the owner */
async function take(lock) {
  const start = Date.now();
  let isTold = false;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const owner = `${process.pid}@${hostname()}@${Date.now()}`;
    if (make(lock, owner)) return owner;
    const other = ownerOf(lock);
    if (other !== null && isAbandoned(lock, other)) {
      remove(lock, other);
      continue;
    }
    const waited = Date.now() - start;
    if (waited > LOCK_TIMEOUT) throw new LockedError(lock, other ?? 'another release');
    if (waited > SILENCE && !isTold) {
      console.log('Another release is moving the pointer; waiting for it.');
      isTold = true;
    }
    // Random, so that waiting processes don't try at the same time.
    await sleep(pause * (0.5 + Math.random()));
  }
}

/** @param {string} lock @param {string} owner @returns {boolean} false when somebody has it */
function make(lock, owner) {
  try {
    symlinkSync(owner, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** The owner of a lock; null if it is free, and empty if the lock does not say. @param {string} lock */
function ownerOf(lock) {
  try {
    return readlinkSync(lock);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT' ? null : '';
  }
}

/** @param {string} lock @param {string} owner */
function isAbandoned(lock, owner) {
  const [, pid, machine, time] = /^(\d+)@(.*)@(\d+)$/.exec(owner) ?? [];
  if (machine === hostname() && !isRunning(Number(pid))) return true;
  const since =
    time === undefined ? lstatSync(lock, { throwIfNoEntry: false })?.mtimeMs : Number(time);
  return since !== undefined && Date.now() - since > ABANDONED_AFTER;
}

/**
 * Removes an abandoned lock. If several processes try, one succeeds; one that has removed a newer lock restores it.
 *
 * @param {string} lock
 * @param {string} owner
 */
function remove(lock, owner) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  const taken = ownerOf(aside);
  if (taken !== null && taken !== owner) make(lock, taken);
  rmSync(aside, { recursive: true, force: true });
}

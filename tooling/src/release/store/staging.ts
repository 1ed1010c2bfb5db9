import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asDiskFullError } from './diskFullError';
import { MACHINE, ownName } from './ownName';
import type { Store } from './store';

/** After this time, in milliseconds, a staging folder of another machine counts as abandoned: a day. */
const ABANDONED_AFTER = 86_400_000;

/** The name of this process's staging folder: machine, process id, and a random part. */
const OWN = /^(.*)\.(\d+)\.[^.]+$/;

/**
 * Runs `work` with an empty folder, which is removed afterwards. For a local store the folder is on the same disk, so
 * that a rename can publish its contents. Folders of killed processes are removed first.
 */
export async function withStaging<Result>(
  store: Store,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { staging } = store;
  try {
    mkdirSync(staging, { recursive: true });
    for (const name of readdirSync(staging)) {
      if (isAbandoned(staging, name)) removeAbandoned(join(staging, name));
    }
    const own = mkdtempSync(join(staging, ownName()));
    try {
      return await work(own);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  } catch (error) {
    throw asDiskFullError(store.folder ?? staging, error);
  }
}

/** A killed move's process may still be writing pages; then a later command removes the folder. */
function removeAbandoned(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

function isAbandoned(staging: string, name: string): boolean {
  const [, machine, pid] = OWN.exec(name) ?? [];
  if (machine === MACHINE) return !isRunning(Number(pid));
  const { mtimeMs } = statSync(join(staging, name), { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER;
}

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

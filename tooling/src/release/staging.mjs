import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from './store/processes.mjs';
import { clearly } from './store/reserve.mjs';

/** Where releases are put together, beside the folders that are served: on the same disk, so that a renaming completes them. */
const STAGING = '.staging';

/** A staging folder of another machine as old as this, in milliseconds, was left behind: a day. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Gives work an empty folder, which is removed afterwards unless the work has moved it away. Folders that killed
 * processes have left are removed before.
 *
 * @template Result
 * @param {string} folder the folder of releases
 * @param {(staged: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withStaging(folder, work) {
  const staging = join(folder, STAGING);
  mkdirSync(staging, { recursive: true });
  for (const name of readdirSync(staging)) {
    if (isAbandoned(staging, name)) rmSync(join(staging, name), { recursive: true, force: true });
  }
  const own = mkdtempSync(join(staging, `${hostname()}.${process.pid}.`));
  try {
    // A temporary folder is for its owner's eyes alone; this one will be served.
    const staged = join(own, 'build');
    mkdirSync(staged);
    return await work(staged);
  } catch (error) {
    throw clearly(folder, error);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Beside a staged build of what browsers ask for, the place of the build for Node. @param {string} staged */
export function stagedPages(staged) {
  return join(dirname(staged), 'pages');
}

/** Beside it, the place of the source maps. @param {string} staged */
export function stagedMaps(staged) {
  return join(dirname(staged), 'maps');
}

/** @param {string} staging @param {string} name */
function isAbandoned(staging, name) {
  const [, machine, pid] = /^(.*)\.(\d+)\.[^.]+$/.exec(name) ?? [];
  if (machine === hostname()) return !isRunning(Number(pid));
  const { mtimeMs } = statSync(join(staging, name), { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_AFTER;
}

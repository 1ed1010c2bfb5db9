import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from './store/processes.mjs';
import { clearly } from './store/reserve.mjs';

/** The folder for staging releases, on the same disk as the served folders, so that a rename publishes them at once. */
const STAGING = '.staging';

/** From this age on, in milliseconds, a staging folder of another machine counts as abandoned: a day. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Runs `work` with an empty folder, which is removed afterwards unless it was moved away. Folders of killed processes
 * are removed before.
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
    // A subfolder, because a temporary folder is readable for its owner only, and this one will be served.
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

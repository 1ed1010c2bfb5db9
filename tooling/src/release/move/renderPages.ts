import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site, Written } from '../../build/pages/writePages.mjs';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(SOURCES, 'build/pages/render.mjs');

/** How long writing all pages may take, in milliseconds. */
const TIMEOUT = 300_000;

/** Writes the pages of a composition into a folder. */
export type Render = (staging: string, folder: string, site: Site) => Promise<Written>;

/**
 * Writes the pages of a composition in a process of its own. The builds that it runs come from other teams, and this
 * process may hold the credentials of the store: so that one has no environment, and Node's permissions let it read
 * only the builds and our sources, write only the pages, and start nothing. Where Linux lets a user have a network of
 * their own (`unshare`), it has none; elsewhere Node has no means to forbid it the network.
 *
 * @param staging a folder that holds the builds
 * @throws {Error} what is wrong with a page
 */
export async function renderPages(staging: string, folder: string, site: Site): Promise<Written> {
  const task = join(staging, 'task.json');
  const report = join(folder, 'report.json');
  writeFileSync(task, JSON.stringify({ folder, report, site }));
  const child = spawn(...commandOf(realpathSync(staging), realpathSync(folder), task), {
    cwd: staging,
    env: { NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIMEOUT,
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  // A build may end the process by itself.
  const hasReport = code === 0 && existsSync(report);
  const { written, problem } = (hasReport ? JSON.parse(readFileSync(report, 'utf8')) : {}) as {
    written?: Written;
    problem?: string;
  };
  rmSync(report, { force: true });
  if (written) return written;
  const reason = problem ?? `the process that writes them ended with ${code}: ${complaints.trim()}`;
  throw new Error(`No pages were written, and nothing was moved: ${reason}`);
}

function commandOf(staging: string, folder: string, task: string): [string, string[]] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    process.execPath,
    permission,
    ...[staging, realpathSync(SOURCES)].map((path) => `--allow-fs-read=${path}/`),
    `--allow-fs-write=${folder}/`,
    PROGRAM,
    task,
  ] as const;
  const [program, ...args] = hasOwnNetwork() ? (['unshare', '-rn', ...node] as const) : node;
  return [program, args];
}

/** Whether this user may start a process in a network of its own. */
function hasOwnNetwork(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['-rn', 'true']).status === 0;
}

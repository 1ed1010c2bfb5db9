import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../build/pages/PageRenderer';
import type { Written } from '../../build/pages/writePages';

/** The time limit for writing all pages, in milliseconds. */
const TIMEOUT = 300_000;

/** Writes the pages of a composition into a folder. */
export type Render = (staging: string, folder: string, site: Site) => Promise<Written>;

/**
 * Writes the pages of a composition in a separate process. It runs builds of other teams, and this process may hold the
 * store's credentials. So the new process has no environment, and Node's permissions let it read only the builds, write only
 * the pages, and start no process. It cannot compile TypeScript as tsx does, so it is bundled first, into the folder of the
 * builds. If Linux permits network namespaces (`unshare`), it has no network; elsewhere Node cannot forbid the network.
 *
 * @param staging a folder that holds the builds
 * @throws {Error} with the problem of a page
 */
export async function renderPages(staging: string, folder: string, site: Site): Promise<Written> {
  const task = join(staging, 'task.json');
  const report = join(folder, 'report.json');
  writeFileSync(task, JSON.stringify({ folder, report, site }));
  // Imported only here, because it loads webpack.
  const { buildRenderer } = await import('../../build/webpack/rendererBuild');
  const program = await buildRenderer(staging);
  const child = spawn(...commandOf(realpathSync(staging), realpathSync(folder), [program, task]), {
    cwd: staging,
    env: { NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIMEOUT,
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  // A build may end the process.
  const hasReport = code === 0 && existsSync(report);
  const { written, problem } = (hasReport ? JSON.parse(readFileSync(report, 'utf8')) : {}) as {
    written?: Written;
    problem?: string;
  };
  rmSync(report, { force: true });
  if (written) return written;
  const reason =
    problem ?? `the process that writes them ended with ${code}: ${errorOutput.trim()}`;
  throw new Error(`No pages were written, and nothing was moved: ${reason}`);
}

function commandOf(staging: string, folder: string, run: string[]): [string, string[]] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    process.execPath,
    permission,
    `--allow-fs-read=${staging}/`,
    `--allow-fs-write=${folder}/`,
    ...run,
  ] as const;
  const [program, ...args] = hasOwnNetwork() ? (['unshare', '-rn', ...node] as const) : node;
  return [program, args];
}

/** Whether this user may start a process in a network namespace. */
function hasOwnNetwork(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['-rn', 'true']).status === 0;
}

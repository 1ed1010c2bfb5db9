import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RENDERER_FILE } from '../../build/pages/fileNames';
import type { RenderReport, RenderTask } from '../../build/pages/renderer';
import type { Pages } from '../../build/pages/writePages';
import { start } from '../../workspace/run';

/** The process that writes pages is ended if it writes none for this long, in milliseconds. */
const STALLED_AFTER = 60_000;

/**
 * Writes sets of pages into folders.
 *
 * @param program the folder of the host's build for Node, with its renderer
 * @returns the pages of each set
 */
export type Render = (
  program: string,
  task: Omit<RenderTask, 'report'>,
) => Promise<Readonly<Record<string, Pages>>>;

/**
 * Writes pages with the renderer of the host's release, in a separate process. It runs builds of other teams, and this
 * process may hold the store's credentials. So the new process has no environment, and Node's permissions let it read only
 * the builds, write only the pages, and start no process. If Linux permits network namespaces (`unshare`), it has no network;
 * elsewhere Node cannot forbid the network.
 *
 * @throws {Error} with the problem of a page
 */
export const renderPages: Render = async (folder, { folder: target, site, sets }) => {
  const program = realpathSync(join(folder, RENDERER_FILE));
  const [builds, pages] = [realpathSync(dirname(dirname(folder))), realpathSync(target)];
  const [task, report] = [join(builds, 'task.json'), join(pages, 'report.json')];
  writeFileSync(task, JSON.stringify({ folder: pages, report, site, sets } satisfies RenderTask));
  const child = start(...commandOf(builds, pages, [program, task]), {
    cwd: builds,
    env: { NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const timer = setTimeout(() => child.kill('SIGKILL'), STALLED_AFTER);
  child.stdout?.on('data', () => timer.refresh());
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  // A build may end the process.
  const hasReport = code === 0 && existsSync(report);
  const { written, problem } = (
    hasReport ? JSON.parse(readFileSync(report, 'utf8')) : {}
  ) as RenderReport;
  rmSync(report, { force: true });
  if (written) return written;
  const reason =
    problem ?? `the process that writes them ended with ${code}: ${errorOutput.trim()}`;
  throw new Error(`No pages were written, and nothing was moved: ${reason}`);
};

function commandOf(builds: string, pages: string, run: string[]): [string, string[]] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    process.execPath,
    permission,
    `--allow-fs-read=${builds}/`,
    `--allow-fs-read=${pages}/`,
    `--allow-fs-write=${pages}/`,
    ...run,
  ] as const;
  const hasOwnNetwork =
    process.platform === 'linux' && spawnSync('unshare', ['-rn', 'true']).status === 0;
  const [program, ...args] = hasOwnNetwork ? (['unshare', '-rn', ...node] as const) : node;
  return [program, args];
}

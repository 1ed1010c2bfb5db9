import type { ChildProcess } from 'node:child_process';
import pRetry from 'p-retry';
import { MANIFEST } from 'remote-loader/formats';
import { appFolder, hostPort, type App } from '../workspace/apps';
import { fail } from '../workspace/fail';
import { start } from '../workspace/run';

/** Starts the development server of one app, which recompiles on every change. */
export function startDevServer(
  app: App,
  options: {
    /** if false, an edit reloads the page */
    isHot?: boolean;
    /** if false, the disk cache is read but not written, which takes processor time when the server ends */
    writesCache?: boolean;
    basePort?: number;
  } = {},
): ChildProcess {
  const { isHot = true, writesCache = true, basePort = hostPort() } = options;
  const args = [
    'node_modules/webpack/bin/webpack.js',
    'serve',
    ...['--mode', 'development'],
    // Otherwise the manifest would list hot update files, which a page must not load.
    ...['--node-env', 'development'],
    // If this program is killed, the pipe closes and the server ends.
    '--watch-options-stdin',
    ...(isHot ? [] : ['--no-hot']),
    ...(writesCache ? [] : ['--cache-readonly']),
  ];
  return start(process.execPath, args, {
    cwd: appFolder(app),
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, WEFT_PORT: String(basePort) },
  });
}

/** Waits until a development server has compiled without errors. It listens before, and responds afterwards. */
export async function untilCompiled(
  origin: string,
  isRunning: () => boolean = () => true,
): Promise<void> {
  const ask = async (): Promise<void> => {
    const { ok, status } = await fetch(`${origin}/${MANIFEST}`);
    if (!ok) throw new Error(`It returns ${status}.`);
  };
  await pRetry(ask, { factor: 1, minTimeout: 100, retries: Infinity, shouldRetry: isRunning });
}

/** Starts the development servers of several apps. If one of them ends, so do the others and this program. */
export function startDevServers(
  apps: readonly App[],
  options?: Parameters<typeof startDevServer>[1],
): void {
  for (const app of apps) endWith(startDevServer(app, options), app.folder);
}

/**
 * Ends this program with exit code 1 as soon as a development server has ended.
 *
 * @public for a test that calls it in a separate program
 */
export function endWith(server: ChildProcess, name: string): void {
  server.once('exit', (code, signal) => {
    const how = signal ?? `exit code ${code}`;
    fail(`The development server of ${name} has ended (${how}); all others were stopped.`);
  });
}

import type { App } from '../workspace/apps';
import { startDevServer, untilCompiled } from '../serve/devServer';
import type { RunningServer } from '../serve/listen';

/** The time limit for the first compilation, in milliseconds. */
const START_TIMEOUT = 600_000;

/**
 * Starts an app's development server and waits for its first compilation.
 *
 * @param options `folder` is the app's, if it is outside this workspace
 */
export async function serveLive(
  app: App,
  options: { readonly basePort: number; readonly folder?: string },
): Promise<RunningServer & { readonly origin: string }> {
  const server = startDevServer(app, { ...options, writesCache: false });
  const origin = `http://localhost:${options.basePort + app.portOffset}`;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await untilCompiled(origin, {
      limit: START_TIMEOUT,
      isRunning: () => server.exitCode === null,
    });
    return { origin, close };
  } catch (cause) {
    await close();
    throw new Error(`The development server of ${app.folder} did not start.`, { cause });
  }
}

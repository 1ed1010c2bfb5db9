import { originOf, type App } from '../workspace/apps';
import { startDevServer, untilCompiled } from '../serve/devServer';
import type { RunningServer } from '../workspace/listen';

/** Starts an app's development server and waits for its first compilation. */
export async function serveLive(app: App, basePort: number): Promise<RunningServer> {
  const server = startDevServer(app, { basePort, writesCache: false });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await untilCompiled(originOf(app, basePort), () => server.exitCode === null);
    return { close };
  } catch (cause) {
    await close();
    throw new Error(`The development server of ${app.folder} did not start.`, { cause });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startDevServer } from '../cli/devServer.mjs';

/** How long the first compilation may take, in milliseconds. */
const START_TIMEOUT = 170_000;

/**
 * Starts an app's development server and waits for what it compiles.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} options
 * @param {number} options.basePort
 * @param {string} [options.folder] the app's folder, when it is not the one of this workspace
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveLive(app, options) {
  const server = startDevServer(app, options);
  const origin = `http://localhost:${options.basePort + app.portOffset}`;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end && server.exitCode === null) {
    // The server listens before it has compiled, and answers afterwards.
    const isUp = await fetch(`${origin}/mf-manifest.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, close };
    await sleep(100);
  }
  await close();
  throw new Error(`The development server of ${app.folder} did not come up.`);
}

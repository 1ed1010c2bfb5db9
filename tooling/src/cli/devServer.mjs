import { appFolder, hostPort } from '../apps.mjs';
import { fail } from './fail.mjs';
import { start } from './run.mjs';

/**
 * Starts the development server of one app, which recompiles on every change.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} [options]
 * @param {boolean} [options.isHot] false loads the page again after an edit
 * @param {string} [options.folder] the app's folder, when it is not the one of this workspace
 * @param {number} [options.basePort]
 */
export function startDevServer(app, options = {}) {
  const { isHot = true, folder = appFolder(app), basePort = hostPort() } = options;
  const args = [
    'node_modules/webpack/bin/webpack.js',
    'serve',
    ...['--mode', 'development'],
    // Only then does the manifest leave out the files of hot updates, which no page may load by itself.
    ...['--node-env', 'development'],
    // Should this program be killed, the pipe closes and the server ends.
    '--watch-options-stdin',
    ...(isHot ? [] : ['--no-hot']),
  ];
  return start(process.execPath, args, {
    cwd: folder,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, WEFT_PORT: String(basePort) },
  });
}

/**
 * Starts the development servers of several apps. Should one of them end by itself, this program says so and ends with
 * exit code 1, and the others with it.
 *
 * @param {readonly import('../apps.mjs').App[]} apps
 * @param {Parameters<typeof startDevServer>[1]} [options] of each
 */
export function startDevServers(apps, options) {
  for (const app of apps) endWith(startDevServer(app, options), app.folder);
}

/**
 * Ends this program with exit code 1 as soon as a development server has ended by itself. Its test calls it in a program
 * of its own.
 *
 * @public
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} name
 */
export function endWith(server, name) {
  server.once('exit', (code, signal) => {
    const how = signal ?? `exit code ${code}`;
    fail(`The development server of ${name} has ended (${how}), and all others with it.`);
  });
}

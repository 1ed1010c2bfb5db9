import { spawn } from 'node:child_process';
import { appFolder, hostPort } from '../apps.mjs';

/**
 * Starts the development server of one app, which recompiles on every change.
 *
 * @param {import('../apps.mjs').App} app
 * @param {object} [options]
 * @param {boolean} [options.isStandalone] the remote alone on its bench, in the place of the container for a host
 * @param {string} [options.folder] the app's folder, when it is not the one of this workspace
 * @param {number} [options.basePort]
 */
export function startDevServer(app, options = {}) {
  const { isStandalone = false, folder = appFolder(app), basePort = hostPort() } = options;
  const args = ['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'];
  return spawn(process.execPath, isStandalone ? [...args, '--env', 'standalone'] : args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, WEFT_PORT: String(basePort) },
  });
}

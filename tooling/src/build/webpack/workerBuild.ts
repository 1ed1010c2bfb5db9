import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { PAGES_FOLDER, WORKER_OFF_FILE } from '../pages/fileNames';
import { compression, scriptBuild } from './publishedScripts';
import { hashOf } from '../../workspace/hashOf';

/**
 * The files of the host's build that the worker stores: uncompressed files with a hash in their name, without the icons,
 * which each document contains.
 */
const KEPT = /\.[0-9a-f]{12}\.(?:js|css|woff2)$/;

/**
 * The host's service worker (docs/offline.md), and beside the Node builds the kill-switch worker. The worker contains
 * the file list of the host's build, so the host is built first.
 *
 * @param directory the host's folder
 */
export function workerBuild(directory: string): Configuration {
  const folder = join(directory, 'src/offline/worker');
  const shell = webpack.DefinePlugin.runtimeValue(() => shellOf(join(directory, 'dist')), true);
  return {
    ...scriptBuild(directory),
    name: 'host-worker',
    target: ['webworker', 'es2022'],
    entry: {
      worker: { import: join(folder, 'worker.ts'), filename: 'sw.js' },
      off: { import: join(folder, 'off.ts'), filename: `../${PAGES_FOLDER}/${WORKER_OFF_FILE}` },
    },
    output: { path: join(directory, 'dist') },
    plugins: [new webpack.DefinePlugin({ SHELL: shell }), ...compression()],
  };
}

/** The host's build in the format of `worker/shell.ts`. */
function shellOf(dist: string) {
  const files = readdirSync(join(dist, 'assets'))
    .filter((file) => KEPT.test(file))
    .map((file) => `/assets/${file}`)
    // File systems list a folder in different orders.
    .sort();
  const page = readFileSync(join(dist, 'app.html'), 'utf8');
  const version = hashOf(JSON.stringify([files, page])).slice(0, 12);
  return JSON.stringify({ version, files, page });
}

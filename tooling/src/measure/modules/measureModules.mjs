import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { appFolder } from '../../apps.mjs';
import { diskCache } from '../../build/webpack/diskCache.mjs';
import { runWebpack } from '../../build/webpack/runWebpack.mjs';
import { bytesBySource, shortName } from './bytesBySource.mjs';

/**
 * A script of a build with the sizes of its modules.
 *
 * @typedef {object} MeasuredScript
 * @property {string} file
 * @property {number} bytes of brotli
 * @property {readonly { name: string, bytes: number }[]} modules the largest first; each has the share of the file's
 * bytes that its minified text has of the file's text
 */

/**
 * Builds an app for production, with source maps and into a folder of its own, and divides its scripts among their modules.
 *
 * @param {import('../../apps.mjs').App} app
 * @returns {Promise<MeasuredScript[]>}
 */
export async function measureModules(app) {
  const directory = appFolder(app);
  const { default: configure } = await import(
    pathToFileURL(join(directory, 'webpack.config.mjs')).href
  );
  const [config] = configure({}, { mode: 'production' });
  return measureBuild({ ...config, cache: diskCache(directory, `${config.name}-modules`) });
}

/**
 * The same for any configuration.
 *
 * @param {import('webpack').Configuration} config
 * @returns {Promise<MeasuredScript[]>}
 */
export async function measureBuild(config) {
  const path = join(config.context ?? '', 'dist-modules');
  const { compilation } = await runWebpack({
    ...config,
    output: { ...config.output, path },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.SourceMapDevToolPlugin({ append: false, filename: '[file].map' }),
    ],
  });
  return compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js') && existsSync(join(path, `${name}.map`)))
    .map(({ name }) => divide(path, name))
    .sort((a, b) => b.bytes - a.bytes);
}

/** @param {string} folder @param {string} file @returns {MeasuredScript} */
function divide(folder, file) {
  const code = readFileSync(join(folder, file), 'utf8');
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8'));
  const { length: bytes } = brotliCompressSync(code);
  const modules = [...bytesBySource(code, map)]
    .map(([source, own]) => ({ name: shortName(source), bytes: (own / code.length) * bytes }))
    .sort((a, b) => b.bytes - a.bytes);
  return { file, bytes, modules };
}

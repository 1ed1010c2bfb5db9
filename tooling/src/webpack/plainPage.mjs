import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mediaFolder } from '../apps.mjs';
import { sourceRules } from './sourceRules.mjs';

/**
 * A page for developers that is no part of the shop and shares nothing, such as the workshop.
 *
 * @param {object} page
 * @param {string} page.directory the room's folder
 * @param {string} page.name the folder of the page's source, and of its build as `dist-<name>`
 * @param {number} page.port
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function plainPage({ directory, name, port }) {
  return (_env, argv) => ({
    name,
    context: directory,
    mode: argv.mode === 'production' ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: join(directory, name, 'index.tsx'),
    devtool: false,
    output: { path: join(directory, `dist-${name}`), publicPath: '/', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: sourceRules(directory, name, argv.mode === 'production') },
    plugins: [
      new MiniCssExtractPlugin(),
      new HtmlWebpackPlugin({ template: join(directory, name, 'index.html') }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: { type: 'filesystem', name: `${name}-${argv.mode}` },
    devServer: { port, hot: true, static: { directory: mediaFolder, publicPath: '/media' } },
  });
}

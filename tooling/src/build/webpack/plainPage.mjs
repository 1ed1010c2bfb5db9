import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort, mediaFolder } from '../../apps.mjs';
import './browsers.mjs';
import { devServerOptions } from './devServerOptions.mjs';
import { diskCache } from './diskCache.mjs';
import { fastRefresh } from './fastRefresh.mjs';
import { sourceRules } from './sourceRules.mjs';

/**
 * A page for developers that is no part of the shop and shares nothing, such as the workshop.
 *
 * @param {object} page
 * @param {string} page.directory the room's folder
 * @param {string} page.name the folder of the page's source, and of its build as `dist-<name>`
 * @param {number} page.portOffset counted from the host's port
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function plainPage({ directory, name, portOffset }) {
  return (_env, argv) => {
    const isProduction = argv.mode === 'production';
    return {
      name,
      context: directory,
      mode: isProduction ? 'production' : 'development',
      target: 'browserslist',
      entry: join(directory, name, 'index.tsx'),
      devtool: false,
      output: { path: join(directory, `dist-${name}`), publicPath: '/', clean: true },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: { rules: sourceRules(directory, name, isProduction) },
      plugins: [
        new MiniCssExtractPlugin(),
        new HtmlWebpackPlugin({ template: join(directory, name, 'index.html') }),
        ...(isProduction ? [] : fastRefresh()),
      ],
      performance: { hints: false },
      stats: 'errors-warnings',
      cache: diskCache(directory, `${name}-${argv.mode}`),
      devServer: {
        ...devServerOptions(hostPort() + portOffset),
        static: { directory: mediaFolder, publicPath: '/media' },
      },
    };
  };
}

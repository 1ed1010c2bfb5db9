import type { Configuration } from 'webpack';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort } from '../../workspace/apps';
import { common } from './common';
import { devServerOptions } from './devServerOptions';
import { diskCache } from './diskCache';
import { fastRefresh } from './fastRefresh';
import { sourceRules } from './sourceRules';

const NAME = 'workshop';

/** Relative to the host's port, far from the remotes' ports. */
const PORT_OFFSET = 100;

/**
 * The page that shows a room's components to developers. It is not part of the shop and shares no packages.
 *
 * @param directory the room's folder
 */
export function workshopPage(
  directory: string,
): (env: unknown, argv: { mode?: string }) => Configuration {
  return (_env, argv) => {
    const isProduction = argv.mode === 'production';
    const mode = isProduction ? 'production' : 'development';
    return {
      ...common,
      name: NAME,
      context: directory,
      mode,
      target: 'browserslist',
      entry: join(directory, NAME, 'index.tsx'),
      devtool: false,
      output: { path: join(directory, `dist-${NAME}`), publicPath: '/', clean: true },
      module: { rules: sourceRules(NAME, mode) },
      plugins: [
        new MiniCssExtractPlugin(),
        new HtmlWebpackPlugin({ template: join(directory, NAME, 'index.html') }),
        ...(isProduction ? [] : fastRefresh(directory, NAME)),
      ],
      optimization: { minimize: false },
      // To write the cache takes longer than it saves, because a build is repeated only after changes.
      cache: !isProduction && diskCache(directory, `${NAME}-development`),
      devServer: devServerOptions(hostPort() + PORT_OFFSET),
    };
  };
}

import type { Configuration } from 'webpack';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostPort, mediaFolder } from '../../workspace/apps';
import './browsers';
import { devServerOptions } from './devServerOptions';
import { diskCache } from './diskCache';
import { fastRefresh } from './fastRefresh';
import { sourceRules } from './sourceRules';

/** A page for developers, such as a workshop, which is not part of the shop and shares no packages. */
export function plainPage({
  directory,
  name,
  portOffset,
}: {
  /** the room's folder */
  directory: string;
  /** the folder of the page's sources; its build is `dist-<name>` */
  name: string;
  /** relative to the host's port */
  portOffset: number;
}): (env: unknown, argv: { mode?: string }) => Configuration {
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
        ...(isProduction ? [] : fastRefresh(directory)),
      ],
      // Only developers load the page.
      optimization: { minimize: false },
      performance: { hints: false },
      stats: 'errors-warnings',
      // To write the cache takes longer than it saves, because a build is repeated only after changes.
      cache: !isProduction && diskCache(directory, `${name}-development`),
      devServer: {
        ...devServerOptions(hostPort() + portOffset),
        static: { directory: mediaFolder, publicPath: '/media' },
      },
    };
  };
}

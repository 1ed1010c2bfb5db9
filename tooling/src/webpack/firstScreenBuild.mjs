import { createRequire } from 'node:module';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { diskCache } from './diskCache.mjs';
import { sourceRules } from './sourceRules.mjs';

/**
 * An app's part of the landing page's first screen (`src/firstScreen.tsx`), built for Node so that it can be written
 * into the page as HTML (docs/decisions/0012). Rooms are compiled in; packages stay outside, so that both parts render
 * with one React and one router.
 *
 * @param {string} directory the app's folder
 * @param {string} federationName whose prefix the classes carry: the same as in the browser's build
 * @returns {import('webpack').Configuration}
 */
export function firstScreenBuild(directory, federationName) {
  return {
    name: `${federationName}-first-screen`,
    context: directory,
    mode: 'production',
    target: 'node20',
    entry: { firstScreen: join(directory, 'src/firstScreen.tsx') },
    devtool: false,
    output: {
      path: join(directory, 'dist-first-screen'),
      filename: '[name].cjs',
      // Icons have the addresses that they have in the browser's build.
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [
      ({ request = '', context = directory }, done) => {
        if (/^(?:[./]|shared-)/.test(request)) return done();
        // The room that imports it has it; the folder of this build may not.
        return done(undefined, `commonjs ${createRequire(join(context, '_')).resolve(request)}`);
      },
    ],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: sourceRules(directory, federationName, true) },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    optimization: { minimize: true, minimizer: [new CssMinimizerPlugin()] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: diskCache(directory, `${federationName}-first-screen`),
  };
}

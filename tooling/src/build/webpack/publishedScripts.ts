import type { Configuration, WebpackPluginInstance } from 'webpack';
import { createRequire } from 'node:module';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { common } from './common';
import { publishedTypescriptRule } from './sourceRules';

const require = createRequire(import.meta.url);

export const minimize: NonNullable<Configuration['optimization']> = {
  // Only for HTML; scripts and styles have their own minimizers.
  minimizeOptions: { javascript: false },
  minimizer: [
    '...',
    // The landing page is 0.7 KB smaller than with webpack's default.
    new MinimizerPlugin({
      minify: {
        implementation: MinimizerPlugin.swcMinify,
        options: { compress: { passes: 3, ecma: 2020 }, mangle: true },
      },
    }),
    new CssMinimizerPlugin({ minimizerOptions: { preset: require.resolve('./cssPreset.cjs') } }),
  ],
};

/** Writes compressed copies, `.br` and `.gz`, beside the files of a build. */
export function compression(): WebpackPluginInstance[] {
  const options = { test: /\.(?:js|css|html|svg|json)$/, minRatio: 1 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress' }),
    new CompressionPlugin(options),
  ];
}

/**
 * What the builds of the host's scripts outside its bundle have in common: the scripts that the HTML names, and the worker.
 *
 * @param directory the host's folder
 */
export function scriptBuild(directory: string): Configuration {
  return {
    ...common,
    context: directory,
    mode: 'production',
    module: { rules: [publishedTypescriptRule] },
    optimization: minimize,
  };
}

import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Writes compressed copies, `.br` and `.gz`, beside the files of a build. */
export function compression(): WebpackPluginInstance[] {
  const test = /\.(?:js|css|html|svg|json)$/;
  return [
    new CompressionPlugin<BrotliOptions>({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      test,
      compressionOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      },
      minRatio: 1,
    }),
    new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test, minRatio: 1 }),
  ];
}

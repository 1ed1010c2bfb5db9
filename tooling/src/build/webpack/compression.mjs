import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

/** Writes the compressed copies that servers send, `.br` and `.gz`, beside the files of a build. */
export function compression() {
  const test = /\.(?:js|css|html|svg|json)$/;
  return [
    new CompressionPlugin({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      test,
      // The plugin's types know the options of gzip alone.
      compressionOptions: /** @type {{}} */ ({
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      minRatio: 1,
    }),
    new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test, minRatio: 1 }),
  ];
}

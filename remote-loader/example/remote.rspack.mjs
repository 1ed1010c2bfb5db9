import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CssExtractRspackPlugin } from '@rspack/core';
import {
  ChunkIntegrityPlugin,
  PagePolicyPlugin,
  sourceHash,
  withHashes,
} from 'remote-loader/build';

/** The same remote's build with Rspack. */
export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    publicPath: 'auto',
    uniqueName: 'news',
    chunkLoadingGlobal: `news_${sourceHash(import.meta.dirname, ['remote', 'remote.rspack.mjs'])}`,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: 'news-webpack' },
  },
  module: {
    rules: [
      {
        test: /\.css$/,
        type: 'javascript/auto',
        use: [CssExtractRspackPlugin.loader, 'css-loader'],
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'news',
      filename: 'remoteEntry.js',
      exposes: { './Headlines': './remote/Headlines.js' },
      manifest: { additionalData: withHashes },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
    new CssExtractRspackPlugin(),
    new PagePolicyPlugin(),
    new ChunkIntegrityPlugin(),
  ],
};

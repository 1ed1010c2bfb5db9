import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {
  ChunkIntegrityPlugin,
  PagePolicyPlugin,
  sourceHash,
  withHashes,
} from 'remote-loader/build';

/** A remote's build with webpack. */
export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    publicPath: 'auto',
    uniqueName: 'news',
    chunkLoadingGlobal: `news_${sourceHash(import.meta.dirname, ['remote', 'remote.webpack.mjs'])}`,
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: 'news-webpack' },
  },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'news',
      filename: 'remoteEntry.js',
      exposes: { './Headlines': './remote/Headlines.js' },
      manifest: { additionalData: withHashes },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
    new MiniCssExtractPlugin(),
    new PagePolicyPlugin(),
    new ChunkIntegrityPlugin({ styles: MiniCssExtractPlugin }),
  ],
};

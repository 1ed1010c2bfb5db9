import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PagePolicyPlugin } from 'remote-loader/build';

/** The host's build. It names no remotes. */
export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { host: './host.ts' },
  output: { publicPath: '/', trustedTypes: { policyName: 'host-webpack' } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({ name: 'host', shareStrategy: 'loaded-first', dts: false }),
    new PagePolicyPlugin(),
  ],
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  ChunkIntegrityPlugin,
  integrityOf,
  PagePolicyPlugin,
  withHashes,
} from 'remote-loader/build';
import { MANIFEST } from 'remote-loader/formats';

/** Builds a remote with Rspack, as another team might. It replaces the account's remote. @returns the hash of its manifest */
export async function buildGuest(folder: string): Promise<string> {
  const shared = (requiredVersion: string) =>
    ({ singleton: true, import: false, requiredVersion }) as const;
  const compiler = rspack({
    context: import.meta.dirname,
    mode: 'production',
    entry: {},
    output: {
      path: folder,
      publicPath: 'auto',
      uniqueName: 'mfe_account_auth',
      chunkLoadingGlobal: 'mfe_account_auth_guest',
      crossOriginLoading: 'anonymous',
      // The policy of the release before it, which the shop's security policy names.
      trustedTypes: { policyName: 'mfe-account-auth-webpack' },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_account_auth',
        filename: 'remoteEntry.js',
        exposes: { './Account': './Account.js' },
        shared: { react: shared('^19.0.0'), 'shared-state': shared('^3.0.0') },
        manifest: { additionalData: withHashes },
        dts: false,
      }),
      new PagePolicyPlugin(),
      new ChunkIntegrityPlugin(),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString());
  return integrityOf(readFileSync(join(folder, MANIFEST)));
}

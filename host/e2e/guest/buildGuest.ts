import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** The guest's manifest and its hash, as the pointer names them. */
export interface Guest {
  readonly folder: string;
  readonly integrity: string;
}

/**
 * Builds a remote with Rspack, as another team might. It replaces the account's remote.
 *
 * @param page the file of its one page
 */
export async function buildGuest(folder: string, page = './Account.js'): Promise<Guest> {
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
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_account_auth',
        filename: 'remoteEntry.js',
        exposes: { './Account': page },
        shared: { react: shared('^19.0.0'), 'shared-state': shared('^1.0.0') },
        manifest: true,
        dts: false,
      }),
    ],
  });
  const files = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve(Object.keys(stats.compilation.assets));
    });
  });
  return { folder, integrity: addHashes(folder, files) };
}

/** Adds the hashes of the files to the manifest. @returns the hash of the manifest */
function addHashes(folder: string, files: readonly string[]): string {
  const hashOf = (file: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
  const manifest = join(folder, 'mf-manifest.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as { metaData: object };
  const scripts = files.filter((file) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map((file) => [file, hashOf(file)]));
  const metaData = { ...content.metaData, integrity };
  writeFileSync(manifest, JSON.stringify({ ...content, metaData }));
  return hashOf('mf-manifest.json');
}

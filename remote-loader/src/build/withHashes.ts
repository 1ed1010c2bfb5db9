import type { Compilation } from './bundler.ts';
import { integrityOf } from './integrityOf.ts';

/**
 * Adds the hash of each script and style sheet of a build to its manifest: `metaData.integrity`, by the file's path. The
 * release pointer has the hash of the manifest, and the manifest has the hashes of the files, so no file can be changed
 * alone.
 *
 * It is the federation plugin's option `manifest.additionalData`.
 */
export function withHashes<Stats extends { readonly metaData: object }>({
  stats,
  compilation,
}: {
  readonly stats: Stats;
  readonly compilation: Pick<Compilation, 'getAssets'>;
}): Stats {
  const files = compilation.getAssets().filter(({ name }) => /\.(?:js|css)$/.test(name));
  const integrity = Object.fromEntries(
    files.map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
  return { ...stats, metaData: { ...stats.metaData, integrity } };
}

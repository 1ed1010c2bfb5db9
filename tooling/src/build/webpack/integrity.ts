import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../workspace/integrityOf';

/**
 * The global table of hashes by address. The remote loader fills it from verified manifests (remote-loader/README.md).
 */
const TABLE = 'self.remoteIntegrity';

/**
 * Adds hashes to the scripts and style sheets that a remote's container loads itself; the loader adds them to the files
 * that it inserts. A remote without a host has no loader, and no hashes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'ChunkIntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } =
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => withHash(source, 'script', 'src'));
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (source, { tag }) => withHash(source, tag, 'href'));
    });
  }
}

function withHash(source: string, element: string, address: 'src' | 'href'): string {
  return `${source}\n${element}.integrity = ${TABLE}?.get(${element}.${address}) ?? '';`;
}

/**
 * The hash of each script and style sheet of a build, for its manifest's `metaData.integrity`. The release pointer has the hash
 * of the manifest, and the manifest has the hashes of the files, so no file can be changed alone.
 *
 * @returns by the file's path
 */
export function fileHashes(compilation: Compilation): Record<string, string> {
  const files = compilation.getAssets().filter(({ name }) => /\.(?:js|css)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

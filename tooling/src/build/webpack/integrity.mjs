import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { integrityOf } from '../../release/integrityOf.mjs';

/** An entry of the plugin's table whose hash has not been filled in: the chunk's id and a place for it. */
const UNFILLED = /["']?([\w-]+)["']?:["'`]\*-\*-\*-CHUNK-SRI-HASH-[^"'`]+["'`],?/g;

/** In a container's code, the table of its style sheets' hashes by chunk before it is filled in. */
const STYLES = { key: 'integrity of styles', pattern: /["'`]integrity of styles["'`]:["'`]["'`]/ };

/**
 * Adds the content hashes (SRI) of the scripts and style sheets that a remote's container loads by itself (FAULTS, C).
 * Those that the host loads are in the manifest: see {@link fileHashes}.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler);
    const name = 'ChunkIntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(
        name,
        (source, { tag, chunkId }) =>
          `${source}${tag}.integrity = ({ '${STYLES.key}': '' })[${chunkId}] || '';`,
      );
      // After the plugin above, which hashes every file, and before webpack's, which renames files by their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => completeTables(compilation));
    });
  }
}

/**
 * Fills in the hashes of style sheets, and removes chunks without a file from the scripts' table: federation leaves
 * some, which are never loaded, and their placeholders would fail the build.
 *
 * @param {import('webpack').Compilation} compilation
 */
function completeTables(compilation) {
  const chunks = [...compilation.chunks];
  const empty = new Set(chunks.filter(({ files }) => files.size === 0).map(({ id }) => `${id}`));
  const styles = chunks.flatMap(({ id, files }) =>
    [...files]
      .filter((file) => file.endsWith('.css'))
      .map((file) => `"${id}":"${integrityOf(compilation.assets[file].buffer())}"`),
  );
  const entries = chunks.filter((chunk) => chunk.hasRuntime()).flatMap(({ files }) => [...files]);
  for (const file of entries) {
    compilation.updateAsset(file, (source) => {
      const text = source.source().toString();
      return new webpack.sources.RawSource(
        text
          .replace(UNFILLED, (entry, id) => (empty.has(id) ? '' : entry))
          .replace(STYLES.pattern, styles.join()),
      );
    });
  }
}

/**
 * The hash of each script and style sheet of a build, for its manifest's `metaData.integrity`. The release pointer has
 * the hash of the manifest, and the manifest those of the files, so none can be changed alone.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string>} by the file's path
 */
export function fileHashes(compilation) {
  const files = compilation.getAssets().filter(({ name }) => /\.(?:js|css)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

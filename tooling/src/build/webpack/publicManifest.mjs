import { join } from 'node:path';
import webpack from 'webpack';
import { expectedPages } from '../../release/contract/expectedPages.mjs';
import { fileHashes } from './integrity.mjs';
import { NAMED_PACKAGES } from './sharedModules.mjs';
import { providedNames, usedNames } from './sharedNames.mjs';

/** What federation writes beside the manifest, with the paths of sources; nothing reads it. */
const STATS = 'mf-stats.json';

/**
 * Completes what federation knows of a build that is deployed; all of it goes into the manifest. Beside what the runtime
 * reads, that says what the contract compares: of a host `pages`, the pages that its routes name by remote, and `provides`,
 * what its shared packages export; of a remote `uses`, what it imports of them, and `integrity`, the hashes of its files.
 *
 * @template {{ metaData: object }} Stats
 * @param {{ stats: Stats, compilation: import('webpack').Compilation }} build
 * @param {string} directory the app's folder
 * @param {boolean} isHost
 * @returns {Stats}
 */
export function withContract({ stats, compilation }, directory, isHost) {
  const own = isHost
    ? {
        pages: expectedPages(join(directory, 'src/routes.ts')),
        provides: providedNames(compilation, NAMED_PACKAGES),
      }
    : { uses: usedNames(compilation, NAMED_PACKAGES), integrity: fileHashes(compilation) };
  // Neither the runtime nor the contract needs these.
  const metaData = { ...stats.metaData, types: undefined, pluginVersion: undefined };
  return { ...stats, metaData: { ...metaData, ...own } };
}

/** Keeps out of a build what federation writes for tools. */
export class NoStatsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'NoStatsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        // With what was compressed of it.
        compilation.deleteAsset(STATS);
      });
    });
  }
}

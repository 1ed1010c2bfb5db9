import { join } from 'node:path';
import webpack from 'webpack';
import { expectedPages, pathsIn } from '../contract/expectedPages.mjs';
import { fileHashes } from './integrity.mjs';
import { OWN_PACKAGES } from './sharedModules.ts';
import { providedNames, usedNames } from './sharedNames.ts';

/** What federation writes beside the manifest, with the paths of sources; nothing reads it. */
const STATS = 'mf-stats.json';

/** @typedef {(compilation: import('webpack').Compilation) => object} Contract what the contract compares of a build */

/**
 * Adds to the manifest of a build what the contract compares.
 *
 * @template {{ metaData: object }} Stats
 * @param {{ stats: Stats, compilation: import('webpack').Compilation }} build
 * @param {Contract} contract
 * @returns {Stats}
 */
export function withContract({ stats, compilation }, contract) {
  // Neither the runtime nor the contract needs these.
  const metaData = { ...stats.metaData, types: undefined, pluginVersion: undefined };
  return { ...stats, metaData: { ...metaData, ...contract(compilation) } };
}

/**
 * Of a host `pages`, the pages that its routes name by remote, `paths`, what it answers itself, and `provides`, what its
 * shared packages export.
 *
 * @param {string} directory the host's folder
 * @returns {Contract}
 */
export function hostContract(directory) {
  return (compilation) => ({
    pages: expectedPages(join(directory, 'src/routes.ts')),
    paths: [
      ...pathsIn(join(directory, 'src/routes.ts')),
      ...pathsIn(join(directory, 'src/pages/hostRoutes.tsx'), 'hostRoutes'),
    ],
    provides: providedNames(compilation, OWN_PACKAGES),
  });
}

/**
 * A remote's part of the contract: `uses`, its imports of the shared packages, and `integrity`, the hashes of its
 * files.
 *
 * @returns {Contract}
 */
export function remoteContract() {
  return (compilation) => ({
    uses: usedNames(compilation, OWN_PACKAGES),
    integrity: fileHashes(compilation),
  });
}

/**
 * Adds the routes that come with a remote (docs/remotes.md).
 *
 * @template {{ metaData: object }} Stats
 * @param {Stats} stats
 * @param {readonly import('../contract/declaredRoutes.mjs').RouteDeclaration[]} routes
 * @returns {Stats}
 */
export function withRoutes(stats, routes) {
  return routes.length > 0 ? { ...stats, metaData: { ...stats.metaData, routes } } : stats;
}

/** Keeps out of a build what federation writes for tools. */
export class NoStatsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'NoStatsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        // With its compressed copies.
        compilation.deleteAsset(STATS);
      });
    });
  }
}

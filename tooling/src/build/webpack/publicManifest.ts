import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { RouteDeclaration } from 'remote-loader/formats';
import { expectedPages, hostPaths } from '../contract/expectedPages';
import type { Build } from './Build';
import { workspacePackages } from './sharedModules';
import { providedNames, usedNames } from './sharedNames';

/** Federation writes this file beside the manifest, with paths of sources; nothing reads it. */
const STATS = 'mf-stats.json';

/** The facts of a build that the contract compares. */
type Contract = (compilation: Compilation) => object;

interface Stats {
  readonly metaData: object;
}

/** Adds the contract's facts to the manifest of a build. */
export function withContract<Made extends Stats>(
  { stats, compilation }: { stats: Made; compilation: Compilation },
  contract: Contract,
): Made {
  // Neither the runtime nor the contract needs these.
  const metaData = { ...stats.metaData, types: undefined, pluginVersion: undefined };
  return { ...stats, metaData: { ...metaData, ...contract(compilation) } };
}

/**
 * A host's part of the contract: `pages`, which its routes name, by remote; `paths`, its own addresses; and `provides`,
 * the exports of its shared packages.
 */
export function hostContract({ directory, shared }: Build): Contract {
  return (compilation) => ({
    pages: expectedPages(join(directory, 'src/routes.ts')),
    paths: hostPaths(directory),
    provides: providedNames(compilation, workspacePackages(shared)),
  });
}

/** A remote's part of the contract: `uses`, its imports of the shared packages. */
export function remoteContract({ shared }: Build): Contract {
  return (compilation) => ({ uses: usedNames(compilation, workspacePackages(shared)) });
}

/** Adds the routes that come with a remote (docs/remotes.md). */
export function withRoutes<Made extends Stats>(
  stats: Made,
  routes: readonly RouteDeclaration[],
): Made {
  return routes.length > 0 ? { ...stats, metaData: { ...stats.metaData, routes } } : stats;
}

/** Removes federation's file for tools from a build. */
export class NoStatsPlugin {
  apply(compiler: Compiler): void {
    const name = 'NoStatsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        // The compressed copies too.
        compilation.deleteAsset(STATS);
      });
    });
  }
}

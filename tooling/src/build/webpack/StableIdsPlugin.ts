import type { Compiler, Module } from 'webpack';
import { sep } from 'node:path';

/** The folder in which federation writes a container's start, under a name that is a hash of absolute paths. */
const GENERATED = ['node_modules', '.federation', ''].join(sep);

/** The id of the module in that folder, and its name in source maps. */
const START = 'federation start';

/** The beginning of the identifier of the module that lists what a container exposes, and its id. */
const CONTAINER = 'container entry';

/**
 * Gives the two modules that federation makes the same ids in every folder, so that one commit is built into the same files
 * everywhere. Webpack's deterministic ids follow from a module's path relative to the app, and it keeps ids that a module has
 * already.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    const name = 'StableIdsPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack gives the other modules theirs.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(module: Module) {
  if (module.nameForCondition()?.includes(GENERATED)) return START;
  return module.identifier().startsWith(CONTAINER) ? CONTAINER : null;
}

/**
 * The name of a module in source maps: its path relative to the app, as by default, and for federation's generated module its
 * id.
 */
export function sourceName({
  namespace,
  resourcePath,
}: {
  namespace: string;
  resourcePath: string;
}): string {
  const path = resourcePath.includes('node_modules/.federation/') ? START : resourcePath;
  return `webpack://${namespace}/${path}`;
}

import type { Compiler, Module } from 'webpack';
import { sep } from 'node:path';

/** Federation's folder for a container's generated entry, whose name is a hash of absolute paths. */
const GENERATED = ['node_modules', '.federation', ''].join(sep);

/** The id of the module in that folder, and its name in source maps. */
const START = 'federation start';

/** The prefix of the identifier of the module that lists a container's exposes, and its fixed id. */
const CONTAINER = 'container entry';

/**
 * Gives federation's two generated modules the same ids in every folder, so that a commit builds into the same files
 * everywhere. Webpack derives deterministic ids from a module's path relative to the app, and keeps existing ids.
 */
export function stableIds(compiler: Compiler): void {
  const name = 'stableIds';
  compiler.hooks.compilation.tap(name, (compilation) => {
    // Before webpack assigns the other ids.
    compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
      for (const module of modules) {
        const id = stableId(module);
        if (id) compilation.chunkGraph.setModuleId(module, id);
      }
    });
  });
}

function stableId(module: Module) {
  if (module.nameForCondition()?.includes(GENERATED)) return START;
  return module.identifier().startsWith(CONTAINER) ? CONTAINER : null;
}

type SourceFile = Readonly<Record<'namespace' | 'resourcePath', string>>;

/**
 * The name of a module in source maps: its path relative to the app, which is the default, or the fixed id of federation's
 * generated module.
 */
export function sourceName({ namespace, resourcePath }: SourceFile): string {
  const path = resourcePath.includes('node_modules/.federation/') ? START : resourcePath;
  return `webpack://${namespace}/${path}`;
}

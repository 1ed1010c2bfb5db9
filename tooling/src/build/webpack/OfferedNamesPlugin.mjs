import { namesOf, shareKeyOf } from './sharedNames.mjs';

/**
 * Makes webpack tree-shake the shared packages. By default it keeps them whole, because any build could use any export
 * through the share scope. Of the packages named here it keeps the exports that this build uses and those offered to
 * others (docs/decisions/0029).
 */
export class OfferedNamesPlugin {
  /** @param {typeof import('./sharedModules.mjs').OFFERED} offered names by package */
  constructor(offered) {
    this.offered = offered;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'OfferedNamesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { moduleGraph, hooks } = compilation;
      /** @type {Map<string, Set<string>>} */
      let kept = new Map();
      // Before webpack marks the used exports.
      hooks.optimizeDependencies.tap({ name, stage: -1 }, () => {
        kept = this.namesIn(compilation);
      });
      // Other builds access the exports by name at run time: they must be neither mangled nor inlined.
      hooks.dependencyReferencedExports.tap(name, (references, dependency) => {
        const shared = moduleGraph.getParentModule(dependency);
        const names = shared && isCopy(dependency) && kept.get(keyOf(shared) ?? '');
        return names
          ? [...names].map((own) => ({ name: [own], canMangle: false, canInline: false }))
          : references;
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation @returns {Map<string, Set<string>>} names by package */
  namesIn(compilation) {
    /** @type {Map<string, Set<string>>} */
    const kept = new Map();
    for (const module of compilation.modules) {
      const key = shareKeyOf(module);
      const offered = key === undefined ? undefined : this.offered[key];
      if (key === undefined || !offered) continue;
      const names = [...usedOf(module, compilation), ...offeredOf(module, compilation, offered)];
      // An import of the whole package may use any export.
      if (!names.includes(null)) kept.set(key, new Set(names.filter((name) => name !== null)));
    }
    return kept;
  }
}

/**
 * The names that a build's own modules use of a shared package; null stands for all of them.
 *
 * @param {import('webpack').Module} module that asks the share scope for the package
 * @param {import('webpack').Compilation} compilation
 * @returns {(string | null)[]}
 */
function usedOf(module, compilation) {
  const connections = [...compilation.moduleGraph.getIncomingConnections(module)];
  return connections.flatMap(({ dependency }) =>
    dependency ? (namesOf(compilation, dependency) ?? [null]) : [],
  );
}

/**
 * The names that are offered to others; null stands for all of them.
 *
 * @param {import('webpack').Module} module that asks the share scope for the package
 * @param {import('webpack').Compilation} compilation
 * @param {(typeof import('./sharedModules.mjs').OFFERED)[string]} offered
 * @returns {readonly (string | null)[]}
 */
function offeredOf(module, { moduleGraph }, offered) {
  if (!('without' in offered)) return offered;
  return [...moduleGraph.getOutgoingConnections(module)].flatMap((connection) => {
    const exported = moduleGraph.getProvidedExports(connection.module);
    if (!Array.isArray(exported)) return [null];
    return exported.filter((name) => !offered.without.includes(name));
  });
}

/** Whether a dependency is how a shared package is provided or fallen back on. @param {import('webpack').Dependency} dependency */
function isCopy({ type }) {
  return type === 'provide module for shared' || type === 'consume shared fallback';
}

/** @param {import('webpack').Module} module that provides a shared package, or asks for it */
function keyOf(module) {
  const { _name: provided } = /** @type {{ _name?: string }} */ (/** @type {unknown} */ (module));
  return shareKeyOf(module) ?? provided;
}

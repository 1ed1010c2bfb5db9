import { namesOf, shareKeyOf } from './sharedNames.mjs';

/**
 * Lets webpack leave out of a shared package what nobody uses. By itself it keeps all: whoever takes the package from the
 * share scope could use anything. Of the packages named here it keeps what this build uses, and what is offered to others
 * (docs/decisions/0029).
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
      // Before webpack marks what is used.
      hooks.optimizeDependencies.tap({ name, stage: -1 }, () => {
        kept = this.namesIn(compilation);
      });
      // Others ask for the names at run time: none is mangled, and no constant takes its place.
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
      // Whoever takes the package as a whole may use anything.
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

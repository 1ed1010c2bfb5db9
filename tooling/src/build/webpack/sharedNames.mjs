import webpack from 'webpack';

/**
 * The names of the shared packages that a build's own code imports. Imports between a remote's fallback copies don't
 * count, because they never run beside a host.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} packages
 * @returns {Record<string, string[]>} by package; a package of which the build imports nothing is not named
 */
export function usedNames(compilation, packages) {
  const { moduleGraph, entries } = compilation;
  const waiting = [...entries.values()].flatMap(({ dependencies }) =>
    dependencies.map((dependency) => moduleGraph.getModule(dependency)),
  );
  const seen = new Set(waiting);
  /** @type {Map<string, Set<string>>} */
  const names = new Map(packages.map((name) => [name, new Set()]));
  for (const module of seen) {
    if (!module) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { module: target, dependency } = connection;
      if (!target || !dependency || connection.getActiveState(undefined) === false) continue;
      const shared = shareKeyOf(target);
      if (shared === undefined) seen.add(target);
      else for (const name of namesOf(compilation, dependency) ?? []) names.get(shared)?.add(name);
    }
  }
  return sorted(names);
}

/**
 * The names that a build's copies of the shared packages export after tree shaking.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} packages
 * @returns {Record<string, string[]>} by package
 */
export function providedNames({ modules, moduleGraph }, packages) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const consumer of modules) {
    const shared = shareKeyOf(consumer);
    if (shared === undefined || !packages.includes(shared)) continue;
    for (const { module: copy } of moduleGraph.getOutgoingConnections(consumer)) {
      const provided = moduleGraph.getProvidedExports(copy);
      if (!Array.isArray(provided)) throw new Error(`The exports of ${shared} can't be told.`);
      const exports = moduleGraph.getExportsInfo(copy);
      const isKept = (/** @type {string} */ name) =>
        exports.getUsed([name], undefined) !== webpack.UsageState.Unused;
      names.set(shared, new Set(provided.filter(isKept)));
    }
  }
  return sorted(names);
}

/**
 * The package that a module requests from the share scope. @param {import('webpack').Module} module @returns {string |
 * undefined}
 */
function shareKeyOf(module) {
  if (module.type !== 'consume-shared-module') return undefined;
  return /** @type {{ options?: { shareKey?: string } }} */ (/** @type {unknown} */ (module))
    .options?.shareKey;
}

/**
 * The names of a module that a dependency refers to; null if it refers to the whole module.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Dependency} dependency
 * @returns {string[] | null}
 */
function namesOf(compilation, dependency) {
  const names = compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0]);
  return names.includes(/** @type {any} */ (undefined)) ? null : names;
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} names */
function sorted(names) {
  const filled = [...names].filter(([, set]) => set.size > 0);
  return Object.fromEntries(filled.map(([name, set]) => [name, [...set].sort()]));
}

import webpack, { type Compilation, type Dependency, type Module } from 'webpack';

/**
 * The names that a build's own code imports from the shared packages. Imports between a remote's fallback copies do
 * not count, because they never run with a host.
 *
 * @returns by package, without packages that the build does not import
 */
export function usedNames(
  compilation: Compilation,
  packages: readonly string[],
): Record<string, string[]> {
  const { moduleGraph, entries } = compilation;
  const waiting = [...entries.values()].flatMap(({ dependencies }) =>
    dependencies.map((dependency) => moduleGraph.getModule(dependency)),
  );
  const seen = new Set(waiting);
  const names = emptySets(packages);
  for (const module of seen) {
    if (!module) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { module: target, dependency } = connection;
      if (!target || !dependency || connection.getActiveState(undefined) === false) continue;
      const shared = shareKeyOf(target);
      if (shared === undefined) seen.add(target);
      else for (const name of namesOf(compilation, dependency)) names.get(shared)?.add(name);
    }
  }
  return sorted(names);
}

/**
 * The names that a build's copies of the shared packages export after tree shaking.
 *
 * @returns by package
 */
export function providedNames(
  { modules, moduleGraph }: Compilation,
  packages: readonly string[],
): Record<string, string[]> {
  const names = emptySets(packages);
  for (const consumer of modules) {
    const shared = shareKeyOf(consumer);
    if (shared === undefined || !names.has(shared)) continue;
    for (const { module: copy } of moduleGraph.getOutgoingConnections(consumer)) {
      const provided = moduleGraph.getProvidedExports(copy);
      if (!Array.isArray(provided))
        throw new Error(`Webpack does not know the exports of ${shared}.`);
      const exports = moduleGraph.getExportsInfo(copy);
      const isKept = (name: string) =>
        exports.getUsed([name], undefined) !== webpack.UsageState.Unused;
      names.set(shared, new Set(provided.filter(isKept)));
    }
  }
  return sorted(names);
}

/** The package that a module requests from the share scope. */
function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as unknown as { options?: { shareKey?: string } }).options?.shareKey;
}

/** The names of a module that a dependency refers to; none if it refers to the whole module. */
function namesOf(compilation: Compilation, dependency: Dependency): string[] {
  return compilation
    .getDependencyReferencedExports(dependency, undefined)
    .flatMap((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? []);
}

/** Sorted, because the order of modules differs between builds with and without webpack's cache. */
function emptySets(packages: readonly string[]): Map<string, Set<string>> {
  return new Map([...packages].sort().map((name) => [name, new Set()]));
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const filled = [...names].filter(([, set]) => set.size > 0);
  return Object.fromEntries(filled.map(([name, set]) => [name, [...set].sort()]));
}

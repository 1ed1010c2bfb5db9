import type { Compilation, Dependency, Module } from 'webpack';
import webpack from 'webpack';

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
  const names: Map<string, Set<string>> = new Map(packages.map((name) => [name, new Set()]));
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
 * @returns by package
 */
export function providedNames(
  { modules, moduleGraph }: Compilation,
  packages: readonly string[],
): Record<string, string[]> {
  const names: Map<string, Set<string>> = new Map();
  for (const consumer of modules) {
    const shared = shareKeyOf(consumer);
    if (shared === undefined || !packages.includes(shared)) continue;
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

/** The names of a module that a dependency refers to; null if it refers to the whole module. */
function namesOf(compilation: Compilation, dependency: Dependency): string[] | null {
  const names = compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0]);
  return names.every((name) => name !== undefined) ? names : null;
}

function sorted(names: ReadonlyMap<string, ReadonlySet<string>>) {
  // The order of modules differs between builds with and without webpack's cache.
  const filled = [...names].filter(([, set]) => set.size > 0).sort(byPackage);
  return Object.fromEntries(filled.map(([name, set]) => [name, [...set].sort()]));
}

function byPackage([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

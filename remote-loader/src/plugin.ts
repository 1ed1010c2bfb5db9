import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Release } from './Release';

/** What an entry defines: the runtime exports the type only within its own. */
type RemoteEntryExports = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void
>;

/**
 * The loader's plugin of the federation runtime: for the remotes that the loader has registered, the runtime gets what was
 * loaded with its hash, and asks for nothing by itself.
 *
 * @param releaseOf the release of a remote that is registered; null for remotes that are not the loader's
 */
export function loaderPlugin(
  releaseOf: (remote: string) => Release | null,
): ModuleFederationRuntimePlugin {
  return {
    name: 'remote-loader',
    fetch: (url, _options, remote) => {
      const release = releaseOf(remote?.name ?? '');
      return release ? manifestOf(release, url) : undefined;
    },
    // The runtime would insert a page's files without hashes.
    beforePreloadRemote: ({ preloadOps }) => {
      const others = preloadOps.filter(({ nameOrAlias }) => !releaseOf(nameOrAlias));
      preloadOps.splice(0, preloadOps.length, ...others);
    },
    loadEntry: async ({ remoteInfo: { name }, resourceContext }) =>
      (await releaseOf(name)?.entry(resourceContext?.id ?? name)) as RemoteEntryExports | undefined,
    // oxlint-disable-next-line typescript/no-misused-promises -- the runtime waits for it, which its type does not say
    beforeGetExpose: ({ id, moduleInfo: { name } }) => releaseOf(name)?.files(id),
  };
}

/** The manifest that was checked. @throws if another release has taken the place of the one that is asked for */
async function manifestOf(release: Release, url: string): Promise<Response> {
  if (url !== release.line.manifest) throw new Error(`${url} is not loaded any more.`);
  return Response.json((await release.manifest()).content);
}

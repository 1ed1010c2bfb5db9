import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleaseLoader } from './ReleaseLoader.ts';

/** The container that an entry defines. The runtime does not export this type separately. */
type RemoteEntryExports = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void
>;

/**
 * The loader's plugin of the federation runtime. For the loader's remotes, the runtime gets files that were loaded with
 * their hashes, and requests nothing itself.
 *
 * @param releaseOf the release of a registered remote; null for remotes that do not belong to the loader
 */
export function loaderPlugin(
  releaseOf: (remote: string) => ReleaseLoader | null,
): ModuleFederationRuntimePlugin {
  return {
    name: 'remote-loader',
    fetch: (url, _options, remote) => {
      const release = remote && releaseOf(remote.name);
      return release ? manifestOf(release, url) : undefined;
    },
    // The runtime would insert a page's files without hashes.
    beforePreloadRemote: ({ preloadOps }) => {
      const others = preloadOps.filter(({ nameOrAlias }) => !releaseOf(nameOrAlias));
      preloadOps.splice(0, preloadOps.length, ...others);
    },
    loadEntry: async ({ remoteInfo: { name }, resourceContext }) => {
      const loading = await releaseOf(name)?.loading(resourceContext?.id ?? name);
      return (await loading?.container) as RemoteEntryExports | undefined;
    },
    // oxlint-disable-next-line typescript/no-misused-promises -- the runtime waits for it
    beforeGetExpose: async ({ id, moduleInfo: { name } }) => {
      await (
        await releaseOf(name)?.loading(id)
      )?.whole;
    },
  };
}

/** The checked manifest. @throws if another release has replaced the requested one */
async function manifestOf(release: ReleaseLoader, url: string): Promise<Response> {
  if (url !== release.published.manifest)
    throw new Error(`${url} belongs to a release that was replaced.`);
  return Response.json((await release.manifest()).content);
}

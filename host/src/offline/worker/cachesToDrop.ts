/**
 * The caches of unused releases. A release is unused if it is not live and no open page uses a file that only this release has.
 *
 * @param releaseCaches caches with the files of one release each, of the host or of a remote
 * @param live names of the caches that visits need now: the cache of this host, and the caches of the releases in the pointer
 * @param used URLs of the scripts and style sheets of all open pages; null if one of them has not answered
 */
export function cachesToDrop(
  releaseCaches: readonly { readonly name: string; readonly urls: readonly string[] }[],
  live: ReadonlySet<string>,
  used: ReadonlySet<string> | null,
): string[] {
  if (!used) return [];
  const needed = new Set(
    releaseCaches.filter(({ name }) => live.has(name)).flatMap(({ urls }) => urls),
  );
  return releaseCaches
    .filter(({ name, urls }) => {
      const isRun = urls.some((url) => used.has(url) && !needed.has(url));
      return !live.has(name) && !isRun;
    })
    .map(({ name }) => name);
}

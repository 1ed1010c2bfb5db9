import {
  releasesIn,
  type Manifest,
  type Release,
  type ReleasePointer,
} from 'remote-loader/formats';
import { cachedPointer } from './pointer';
import { put } from './pictures';

export const RELEASE_PREFIX = 'weft-release-';

/** How long a file may take to load, in milliseconds. The next visit tries again. */
const FILE_LIMIT = 30_000;

/** The name of a release's cache: the hash of its manifest, which is in the pointer. */
export const cacheOf = ({ integrity }: Release): string => RELEASE_PREFIX + integrity;

/** Stores the live release of each remote; an incomplete one does not affect the others. */
export async function keepReleases({ remotes }: ReleasePointer): Promise<void> {
  await Promise.allSettled(Object.values(remotes).map(keepRelease));
}

async function keepRelease(release: Release): Promise<void> {
  const { manifest, integrity } = release;
  const cache = await caches.open(cacheOf(release));
  // The manifest is stored last: a release with a manifest is complete.
  if (await cache.match(manifest, { ignoreVary: true })) return;
  const response = await fetchChecked(manifest, integrity, 'no-cache');
  const { metaData } = (await response.clone().json()) as Manifest;
  for (const [path, hash] of Object.entries(metaData.integrity ?? {})) {
    const url = new URL(path, manifest).href;
    if (await cache.match(url, { ignoreVary: true })) continue;
    await put(cache, url, await fetchChecked(url, hash, 'default'));
  }
  await put(cache, manifest, response);
}

/** Loads a file and checks its hash, past the browser's cache if that has other content. @throws if that fails */
async function fetchChecked(
  url: string,
  integrity: string,
  cache: RequestCache,
): Promise<Response> {
  const ask = (from: RequestCache): Promise<Response> => {
    const signal = AbortSignal.timeout(FILE_LIMIT);
    return fetch(url, { integrity, signal, cache: from, priority: 'low' });
  };
  const response = await ask(cache).catch(() => ask('reload'));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** The stored manifest, if the stored pointer names it with the same hash. */
export async function cachedManifest(url: string): Promise<Response | undefined> {
  const { remotes } = await cachedPointer();
  for (const release of Object.values(remotes).flatMap(releasesIn)) {
    if (release.manifest !== url) continue;
    const cached = await caches.match(url, { cacheName: cacheOf(release), ignoreVary: true });
    if (cached) return cached;
  }
  return undefined;
}

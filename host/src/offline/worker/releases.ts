import type { Release, ReleasePointer } from 'tooling/release-pointer';
import { keptPointer, releasesIn } from './pointer';
import { put } from './put';

export const RELEASE_PREFIX = 'weft-release-';

/** How long a file may take, in milliseconds: nobody waits for it, and the next visit asks again. */
const FILE_LIMIT = 30_000;

/** The cache of a release: its name is the hash of the manifest, by which the pointer vouches for it. */
export const cacheOf = ({ integrity }: Release): string => RELEASE_PREFIX + integrity;

/** The part of a remote's manifest that says what its release consists of: paths of files, with their hashes. */
interface ReleaseManifest {
  readonly metaData: { readonly integrity?: Readonly<Record<string, string>> };
}

/** Keeps the live release of each remote; one that can't be had whole does not stand in the way of the others. */
export async function keepReleases({ remotes }: ReleasePointer): Promise<void> {
  await Promise.allSettled(Object.values(remotes).map(keepRelease));
}

async function keepRelease(release: Release): Promise<void> {
  const { manifest, integrity } = release;
  const cache = await caches.open(cacheOf(release));
  // It is kept last: a release with a manifest is whole.
  if (await cache.match(manifest, { ignoreVary: true })) return;
  const answer = await fetchChecked(manifest, integrity, 'no-cache');
  const { metaData } = (await answer.clone().json()) as ReleaseManifest;
  for (const [path, hash] of Object.entries(metaData.integrity ?? {})) {
    const url = new URL(path, manifest).href;
    if (await cache.match(url, { ignoreVary: true })) continue;
    await put(cache, url, await fetchChecked(url, hash, 'default'));
  }
  await put(cache, manifest, answer);
}

/**
 * A file with the content that it must have; a copy of the browser's that has another is not taken.
 *
 * @throws when it can't be had
 */
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

/** A manifest, if the pointer names it with the hash under which it is kept. */
export async function keptManifest(url: string): Promise<Response | undefined> {
  for (const release of releasesIn(await keptPointer())) {
    if (release.manifest !== url) continue;
    const kept = await caches.match(url, { cacheName: cacheOf(release), ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

import {
  EMPTY_POINTER,
  parsePointer,
  POINTER,
  type Release,
  type ReleasePointer,
} from 'tooling/release-pointer';
import { NetworkFirst } from 'workbox-strategies';
import { put } from './put';

const POINTER_CACHE = 'weft-pointer';

/** How long the network is waited for before what is kept is the answer, in milliseconds. */
export const NETWORK_LIMIT = 1_500;

/** The release pointer: from the network, and what it said last where that takes long or fails. */
export const pointerStrategy = new NetworkFirst({
  cacheName: POINTER_CACHE,
  networkTimeoutSeconds: NETWORK_LIMIT / 1_000,
  plugins: [
    {
      // Kept before anybody has it: what is asked for next is answered from the releases that it names.
      fetchDidSucceed: async ({ request, response }) => {
        if (!response.ok) throw new Error(`${POINTER} answered ${response.status}.`);
        parsePointer(await response.clone().json());
        const cache = await caches.open(POINTER_CACHE);
        // Without room the pointer is that of the network alone.
        await put(cache, request.url, response.clone()).catch(() => undefined);
        return response;
      },
      cacheWillUpdate: () => Promise.resolve(null),
    },
  ],
});

/** What the pointer said last; empty where it was never read. */
export async function keptPointer(): Promise<ReleasePointer> {
  const kept = await caches.match(`/${POINTER}`, { cacheName: POINTER_CACHE, ignoreVary: true });
  // A line without a hash vouches for nothing that could be kept.
  return kept ? parsePointer(await kept.json(), { mayBeDevelopment: false }) : EMPTY_POINTER;
}

/** The releases that a pointer names: of each remote the live one and the one before. */
export function releasesIn({ remotes }: ReleasePointer): Release[] {
  return Object.values(remotes).flatMap((line) => [
    line,
    ...(line.previous ? [line.previous] : []),
  ]);
}

import { EMPTY_POINTER, parsePointer, POINTER, type ReleasePointer } from 'remote-loader/formats';
import { NetworkFirst } from 'workbox-strategies';
import { put } from './pictures';

const POINTER_CACHE = 'weft-pointer';

/** How long to wait for the network before the stored response is used, in milliseconds. */
export const NETWORK_LIMIT = 1_500;

/** The release pointer from the network, or the stored pointer if that takes long or fails. */
export const pointerStrategy = new NetworkFirst({
  cacheName: POINTER_CACHE,
  networkTimeoutSeconds: NETWORK_LIMIT / 1_000,
  plugins: [
    {
      // Stored before the page gets it, because the releases that it names answer the next requests.
      fetchDidSucceed: async ({ request, response }) => {
        if (!response.ok) throw new Error(`${POINTER} answered ${response.status}.`);
        parsePointer(await response.clone().json());
        const cache = await caches.open(POINTER_CACHE);
        // If there is no room, the pointer is used without being stored.
        await put(cache, request.url, response.clone()).catch(() => undefined);
        return response;
      },
      cacheWillUpdate: () => Promise.resolve(null),
    },
  ],
});

/** The stored pointer, or an empty one if none was read. */
export async function cachedPointer(): Promise<ReleasePointer> {
  const cached = await caches.match(`/${POINTER}`, { cacheName: POINTER_CACHE, ignoreVary: true });
  // Entries without a hash are ignored, because their files could not be verified.
  return cached ? parsePointer(await cached.json(), { mayBeDevelopment: false }) : EMPTY_POINTER;
}

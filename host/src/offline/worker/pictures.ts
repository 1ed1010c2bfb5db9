import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { isFresh, isPicture } from './pictureResponse';

/** The cache of the pictures that were shown. “Erase my data” deletes it. */
export const PICTURES_CACHE = 'weft-pictures';

const MAX_PICTURES = 300;

/** Stores pictures when they are shown. A stale picture is loaded again, and still used if that fails. */
export const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        Promise.resolve(
          cachedResponse && isFresh(cachedResponse, Date.now()) ? cachedResponse : null,
        ),
      cacheWillUpdate: ({ response }) => Promise.resolve(isPicture(response) ? response : null),
      handlerDidError: ({ request }) =>
        caches.match(request, { cacheName: PICTURES_CACHE, ignoreVary: true }),
    },
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
  ],
});

/** Puts a response into a cache. @throws if there is no room; then pictures are deleted for the next attempt */
export async function put(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await caches.delete(PICTURES_CACHE);
    }
    throw error;
  }
}

import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { isFresh } from './isFresh';

export const PICTURES_CACHE = 'weft-pictures';

/** How many pictures are kept; the one that was not seen for longest goes first. */
const MOST_PICTURES = 300;

/** Pictures as they are seen. One that is old is asked for anew, and shown all the same when that fails. */
export const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        Promise.resolve(
          cachedResponse && isFresh(cachedResponse, Date.now()) ? cachedResponse : null,
        ),
      handlerDidError: ({ request }) =>
        caches.match(request, { cacheName: PICTURES_CACHE, ignoreVary: true }),
    },
    new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
  ],
});

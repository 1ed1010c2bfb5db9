import { PICTURES_CACHE } from './pictures';

/**
 * Puts an answer into a cache. Where there is no room, the pictures make some, for the next time.
 *
 * @throws when there is none
 */
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

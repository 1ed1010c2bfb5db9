import { PICTURES_CACHE } from './pictures';

/**
 * Puts a response into a cache. If there is no room, deletes pictures, so that the next attempt may succeed.
 *
 * @throws if there is no room
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

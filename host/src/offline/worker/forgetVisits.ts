import { CacheExpiration } from 'workbox-expiration';
import { PAGES_CACHE } from './pages';
import { PICTURES_CACHE } from './pictures';

/** Deletes the stored pages and pictures, and the times of their last use, which Workbox keeps by address in IndexedDB. */
export async function forgetVisits(): Promise<void> {
  for (const name of [PAGES_CACHE, PICTURES_CACHE]) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

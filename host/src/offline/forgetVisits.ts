import { PAGES_CACHE, PICTURES_CACHE } from './cacheNames';

/** Deletes the stored pages and pictures, which show what a shopper has looked at. */
export async function forgetVisits(): Promise<void> {
  // Without TLS there is no CacheStorage.
  if (!('caches' in window)) return;
  await Promise.all([PAGES_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)));
}

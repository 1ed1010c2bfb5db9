/** Deletes the stored pages and pictures, which show what a shopper has looked at. */
export async function forgetVisits(): Promise<void> {
  // Without TLS there is no CacheStorage.
  if (!('caches' in window)) return;
  await Promise.all(['weft-pages', 'weft-pictures'].map((name) => caches.delete(name)));
}

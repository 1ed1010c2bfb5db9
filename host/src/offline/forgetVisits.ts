/** Erases the pages and pictures that are kept for a time without a network: they tell what a shopper has looked at. */
export async function forgetVisits(): Promise<void> {
  // A page without TLS has no caches.
  if (!('caches' in window)) return;
  await Promise.all(['weft-pages', 'weft-pictures'].map((name) => caches.delete(name)));
}

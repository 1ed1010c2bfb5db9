declare const self: ServiceWorkerGlobalScope;

// Replaces the shop's service worker when that has to be removed (`npx weft offline off`): it answers nothing,
// deletes all caches, and unregisters itself. Open pages use the network from then on.

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

export {};

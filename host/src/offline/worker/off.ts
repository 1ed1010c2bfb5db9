declare const self: ServiceWorkerGlobalScope;

// Takes the place of the shop's service worker when that has to go (`npm run offline -- off`): it answers nothing, drops
// all that was kept, and unregisters itself. Pages that are open ask the network from now on.

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

declare const self: ServiceWorkerGlobalScope;

// Replaces the shop's service worker to remove it (`weft release host --worker-off`). It answers no requests, deletes all caches and
// unregisters itself. From then on, open pages use the network.

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

// A page that registers the worker just when it has unregistered itself keeps it. Then it sends a message: it reports its visit, or
// asks whether all visits are forgotten.
self.addEventListener('message', (event) => {
  event.waitUntil(leave().then(() => event.ports[0]?.postMessage(true)));
});

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

export {};

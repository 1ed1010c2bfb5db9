import { kindOf, type Kind } from './kindOf';
import { respondToVisit } from './pages';
import { pictures } from './pictures';
import { pointerStrategy } from './pointer';
import { cachedManifest } from './releases';
import { keepShell } from './shell';
import { forgetVisits, keepVisit } from './visits';
import { FORGET, type Visit } from '../visit';

declare const self: ServiceWorkerGlobalScope;

// The shop's service worker (docs/offline.md). Files have different names in each release and open pages keep theirs,
// so a new worker takes over at once.

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const { clients, registration } = self;
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  // If anything fails here, the request goes to the network.
  if (kind) event.respondWith(respond(kind, event).catch(() => fetch(request)));
});

function respond(kind: Kind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  switch (kind) {
    case 'page':
      return respondToVisit(event);
    case 'pointer':
      return pointerStrategy.handle({ event, request });
    case 'picture':
      return pictures.handle({ event, request });
    case 'manifest':
      return cacheFirst(request, cachedManifest);
    case 'file':
      return cacheFirst(request, (url) => caches.match(url, { ignoreVary: true }));
  }
}

/**
 * Responds to requests for files that never change, from the cache first. A page that retries a broken file bypasses all
 * caches; then the network comes first.
 */
async function cacheFirst(
  request: Request,
  find: (url: string) => Promise<Response | undefined>,
): Promise<Response> {
  if (request.cache !== 'reload') return (await find(request.url)) ?? fetch(request);
  return fetch(request).catch(async () => (await find(request.url)) ?? Response.error());
}

let work = Promise.resolve();

self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forget(event));
  else keep(event, event.data as Visit);
});

function keep(event: ExtendableMessageEvent, visit: Visit): void {
  // One after the other, because two visits need almost the same files.
  work = work.then(() => keepVisit(event, visit)).catch(() => undefined);
  event.waitUntil(work);
}

async function forget({ ports: [page] }: ExtendableMessageEvent): Promise<void> {
  // Again after earlier visits are stored, which can take long.
  work = work.then(forgetVisits).catch(() => undefined);
  const isDone = await forgetVisits().then(
    () => true,
    () => false,
  );
  page?.postMessage(isDone);
  await work;
}

import { kindOf, type Kind } from './kindOf';
import { answerVisit } from './pages';
import { pictures } from './pictures';
import { pointerStrategy } from './pointer';
import { keptManifest } from './releases';
import { keepShell } from './shell';
import { keepVisit } from './visits';
import type { Visit } from '../visit';

declare const self: ServiceWorkerGlobalScope;

// The shop's service worker (docs/offline.md). Files have names of their own in each release and open pages keep theirs, so
// a new worker may begin at once.

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  event.waitUntil(Promise.all([self.clients.claim(), navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  // Whatever goes wrong here, the page gets what it would get without a worker.
  if (kind) event.respondWith(answer(kind, event).catch(() => fetch(request)));
});

function answer(kind: Kind, event: FetchEvent): Promise<Response> {
  const { request } = event;
  switch (kind) {
    case 'page':
      return answerVisit(event);
    case 'pointer':
      return pointerStrategy.handle({ event, request });
    case 'picture':
      return pictures.handle({ event, request });
    case 'manifest':
      return keptFirst(request, keptManifest);
    case 'file':
      return keptFirst(request, (url) => caches.match(url, { ignoreVary: true }));
  }
}

/** What never changes. The page asks past all caches for what came broken: then the network is first. */
async function keptFirst(
  request: Request,
  find: (url: string) => Promise<Response | undefined>,
): Promise<Response> {
  if (request.cache !== 'reload') return (await find(request.url)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(request.url);
    if (kept) return kept;
    throw error;
  }
}

let work = Promise.resolve();

self.addEventListener('message', (event) => {
  // One after the other: two visits need much the same.
  work = work.then(() => keepVisit(event, event.data as Visit)).catch(() => undefined);
  event.waitUntil(work);
});

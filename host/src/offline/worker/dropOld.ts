import { releasesIn, type ReleasePointer } from 'remote-loader/formats';
import { cachesToDrop } from './cachesToDrop';
import { cacheOf, RELEASE_PREFIX } from './releases';
import { SHELL_CACHE, SHELL_PREFIX } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the reply of an open page, in milliseconds; a frozen page never replies. */
const REPLY_TIMEOUT = 1_000;

/** Deletes the releases that neither the pointer nor an open page needs. */
export async function dropOld({ remotes }: ReleasePointer): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(SHELL_PREFIX) || name.startsWith(RELEASE_PREFIX),
  );
  const releases = Object.values(remotes).flatMap(releasesIn);
  const live = new Set([SHELL_CACHE, ...releases.map(cacheOf)]);
  if (names.every((name) => live.has(name))) return;
  const releaseCaches = await Promise.all(
    names.map(async (name) => ({ name, urls: await urlsIn(name) })),
  );
  const dropped = cachesToDrop(releaseCaches, live, await urlsInUse());
  // The next worker is storing its build, which would count as old here.
  if (self.registration.installing ?? self.registration.waiting) return;
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

async function urlsIn(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  return (await cache.keys()).map(({ url }) => url);
}

async function urlsInUse(): Promise<Set<string> | null> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const replies = await Promise.all(clients.map(ask));
  return replies.includes(null) ? null : new Set(replies.flatMap((urls) => urls ?? []));
}

function ask(client: Client): Promise<string[] | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string[]);
    setTimeout(() => resolve(null), REPLY_TIMEOUT);
    client.postMessage('files in use', [port2]);
  });
}

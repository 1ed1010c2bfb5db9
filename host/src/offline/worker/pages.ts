import { CacheExpiration } from 'workbox-expiration';
import {
  filesNamedIn,
  isOfRelease,
  isOfShell,
  isOwnPage,
  linksTo,
  withLinks,
  type CachedPage,
} from './html';
import { NETWORK_LIMIT } from './pointer';
import { put } from './pictures';
import { EMPTY_PAGE, SHELL_FILES } from './shell';

/** The cache of the visited pages. “Erase my data” deletes it. */
export const PAGES_CACHE = 'weft-pages';

const MAX_PAGES = 60;

export const OFFLINE_PAGE = '/offline';

const expiration = new CacheExpiration(PAGES_CACHE, { maxEntries: MAX_PAGES });

const keyOf = (path: string): string => new URL(path, location.origin).href;

/** Answers a navigation from the network; if that is slow or fails, with the stored page, else the offline page. */
export async function respondToVisit(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const network = (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(request))();
  event.waitUntil(
    network.then((response) => storePage(pathname, response.clone())).catch(() => undefined),
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_LIMIT, null));
  const first = await Promise.race([network.catch(() => null), late]);
  // If the server has failed, the stored page is better.
  if (first && first.status < 500) return first;
  return (await cachedPage(pathname)) ?? network.catch(offlinePage);
}

/** Loads and stores a page, unless the stored one is up to date. @param integrities of the live releases */
export async function keepPage(path: string, integrities: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  const html = await (await cache.match(path, { ignoreVary: true }))?.text();
  const isCurrent =
    html !== undefined &&
    isOfShell(html, SHELL_FILES) &&
    isOfRelease(html, integrities) &&
    (await isWhole(html));
  if (isCurrent) await expiration.updateTimestamp(keyOf(path));
  else await storePage(path, await fetch(path, { cache: 'no-cache', priority: 'low' }));
}

async function storePage(path: string, response: Response): Promise<void> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isPage) return;
  const html = await response.clone().text();
  if (!isOwnPage(html)) return;
  const cache = await caches.open(PAGES_CACHE);
  await put(cache, path, response);
  for (const file of filesNamedIn(html)) {
    if (await caches.match(file, { ignoreVary: true })) continue;
    // The host's own files are stored with its build.
    if (file.endsWith('.css')) await cache.add(file);
  }
  await expiration.updateTimestamp(keyOf(path));
}

async function isWhole(html: string): Promise<boolean> {
  for (const file of filesNamedIn(html)) {
    if (!(await caches.match(file, { ignoreVary: true }))) return false;
  }
  return true;
}

/** The stored page. If its HTML belongs to another build of the host, an empty page for the application to render. */
async function cachedPage(path: string): Promise<Response | undefined> {
  const cached = await caches.match(path, { cacheName: PAGES_CACHE, ignoreVary: true });
  if (!cached) return undefined;
  const html = await cached.clone().text();
  if (isOfShell(html, SHELL_FILES) && (await isWhole(html))) return cached;
  return withHeadersOf(cached, EMPTY_PAGE);
}

async function offlinePage(): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: PAGES_CACHE, ignoreVary: true });
  if (!page) return Response.error();
  const html = withLinks(await page.clone().text(), linksTo(await cachedPages()));
  return withHeadersOf(page, html, 503);
}

/** A response with another HTML text and the headers of a page, including its content security policy. */
function withHeadersOf({ headers }: Response, html: string, status = 200): Response {
  const changed = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
    changed.delete(name);
  return new Response(html, { status, headers: changed });
}

async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const pages: CachedPage[] = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const response = pathname.endsWith('.css') ? undefined : await cache.match(request);
    if (response) pages.push({ path: pathname, html: await response.text() });
  }
  return pages;
}

/** Deletes pages beyond the limit, and style sheets that no page uses any more. */
export async function dropOldPages(): Promise<void> {
  await expiration.expireEntries();
  const named = new Set((await cachedPages()).flatMap(({ html }) => filesNamedIn(html)));
  const cache = await caches.open(PAGES_CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.css') && !named.has(pathname)) await cache.delete(request);
  }
}

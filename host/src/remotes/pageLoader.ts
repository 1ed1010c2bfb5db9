import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { hasOverrides } from '../overrides/overrideRequests';
import { federationPlugin } from './federationPlugin';
import { firstPaint } from './firstPaint';
import { fetchManifest, filesOf } from './manifest';
import { remoteOf, type PageComponent, type PageId } from './pageId';
import { RemoteIntegrity } from './RemoteIntegrity';
import { fetchReleasePointer, type ReleasePointer } from './releasePointer';
import { manifestAt, reloadIfRedeployed, rememberRelease } from './releases';
import { reasonOf, reportRemote, type RetryCause } from './remoteEvents';
import { OverdueError, REQUEST_TIMEOUT } from './within';

/** A remote's page could not be had; the boundary says so in its place. */
export class RemotePageError extends Error {
  override readonly name = 'RemotePageError';

  constructor(
    readonly page: PageId,
    options: ErrorOptions,
  ) {
    super(`The page ${page} could not be loaded.`, options);
  }
}

const loaded = new Map<PageId, PageComponent>();
const pending = new Map<PageId, Promise<PageComponent>>();
/** Remotes that failed when they were visited: the runtime has to forget what it knows of them before it tries again. */
const failedRemotes = new Set<string>();
const integrity = new RemoteIntegrity();
let pointer: Promise<ReleasePointer> | null = null;
let allowedOrigins: ReadonlySet<string> = new Set();

/** The page's component if it is here already, so that a page that was loaded before shows without a wait. */
export function loadedPage(page: PageId): PageComponent | undefined {
  return loaded.get(page);
}

/**
 * Loads a page once; calls at the same time share one load, and one after a failure tries afresh.
 *
 * @throws {RemotePageError} when its remote is down, hangs, or exposes something that is no component
 */
export function loadPage(page: PageId): Promise<PageComponent> {
  const ready = loaded.get(page);
  if (ready) return Promise.resolve(ready);
  let load = pending.get(page);
  if (!load) {
    load = loadFresh(page).finally(() => pending.delete(page));
    pending.set(page, load);
  }
  return load;
}

/**
 * Loads a page once more after it failed, in loading or in rendering. A load that began before that may still carry the
 * old failure, so its failure does not count.
 *
 * @throws {RemotePageError} as {@link loadPage}
 */
export function retryPage(page: PageId, cause: RetryCause): Promise<PageComponent> {
  const remote = remoteOf(page);
  reportRemote({ type: 'retried', remote, page, cause });
  // A page that threw while it rendered is loaded afresh too: its remote may have been mended meanwhile.
  if (loaded.delete(page)) failedRemotes.add(remote);
  return pending.get(page)?.catch(() => loadPage(page)) ?? loadPage(page);
}

/**
 * Answers the failure of a page that is being visited: the next attempt starts afresh, and where the remote was deployed
 * anew under this tab, the document is loaded again, once. A failure ahead of a visit has no consequence.
 *
 * @returns whether the document is on its way out
 */
export async function isLeavingAfter(error: RemotePageError): Promise<boolean> {
  const { page, cause } = error;
  const remote = remoteOf(page);
  failedRemotes.add(remote);
  // Only code that runs here can be out of date, and a server that hangs is asked nothing further.
  const isRunning = [...loaded.keys()].some((id) => remoteOf(id) === remote);
  if (!isRunning || cause instanceof OverdueError) return false;
  const isLeaving = await reloadIfRedeployed(remote);
  if (isLeaving) reportRemote({ type: 'reloading', remote, page });
  return isLeaving;
}

/** Loads a page ahead of need. A failure is left for the visit that needs it. */
export function prefetchPage(page: PageId): void {
  loadPage(page).catch(() => undefined);
}

async function loadFresh(page: PageId): Promise<PageComponent> {
  const remote = remoteOf(page);
  const start = performance.now();
  reportRemote({ type: 'started', remote, page });
  try {
    await registerRemote(page);
    const module = await loadRemote<{ default?: unknown }>(page);
    const component = module?.default;
    if (!isComponent(component)) throw new Error(`${page} exports no component.`);
    loaded.set(page, component);
    failedRemotes.delete(remote);
    reportRemote({ type: 'loaded', remote, page, duration: performance.now() - start });
    return component;
  } catch (cause) {
    const duration = performance.now() - start;
    reportRemote({ type: 'failed', remote, page, duration, reason: reasonOf(cause) });
    throw new RemotePageError(page, { cause });
  }
}

/** Makes the remote of a page known to the runtime, from the manifest that the release pointer names. */
async function registerRemote(page: PageId): Promise<void> {
  const name = remoteOf(page);
  const hasFailed = failedRemotes.has(name);
  // It may be somewhere else by now.
  if (hasFailed) pointer = null;
  const [{ remotes }] = await Promise.all([readPointer(), firstPaint]);
  const url = remotes[name];
  if (!url) throw new Error(`The release pointer does not name ${name}.`);
  const known = manifestAt(url);
  if (known && !hasFailed) {
    askForStyles(page, filesOf(page, known, url));
    return;
  }
  const manifest = await fetchManifest(url, REQUEST_TIMEOUT, integrity.ofManifest(url));
  integrity.learn(url, manifest);
  const files = filesOf(page, manifest, url);
  if (hasFailed) {
    await refresh(files);
    forgetRemote(name);
  } else {
    askForStyles(page, files);
  }
  rememberRelease(name, url, manifest);
  registerRemotes([{ name, entry: url }]);
}

/**
 * Asks for a page's styles while its remote's entry is still on the way. The remote itself asks for them afterwards, waits
 * for them and finds them in the cache; when they have failed here, its own request is the second (FAULTS 15).
 */
function askForStyles(page: PageId, files: readonly string[]): void {
  for (const url of files.filter((file) => file.endsWith('.css'))) {
    fetchWhole(url, {}).catch(() =>
      reportRemote({ type: 'retried', remote: remoteOf(page), page, cause: 'style' }),
    );
  }
}

/**
 * Asks for files past the browser's cache. It may hold a broken copy, for a year; and while a request hangs, the cache lets
 * every further one for the same address wait behind it. So would the remote's runtime, behind the element that asked.
 */
async function refresh(urls: readonly string[]): Promise<void> {
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[href]',
  )) {
    if (urls.includes('src' in element ? element.src : element.href)) element.remove();
  }
  await Promise.all(urls.map((url) => fetchWhole(url, { cache: 'reload' })));
}

/** Gets a file into the browser's cache, where it is once it has been read to its end. */
async function fetchWhole(url: string, options: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  const response = await fetch(url, { ...options, integrity: integrity.ofFile(url), signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}

/**
 * Has the runtime forget what it knows of a remote. The `force` option of `registerRemotes` does the same by the same
 * method, but writes a warning to the shopper's console.
 */
function forgetRemote(name: string): void {
  const runtime = getInstance();
  const known = runtime?.options.remotes.find((remote) => remote.name === name);
  // Private to the runtime's types alone.
  const handler = runtime?.remoteHandler as unknown as { removeRemote(remote: unknown): void };
  if (known) handler.removeRemote(known);
}

function readPointer(): Promise<ReleasePointer> {
  pointer ??= findRemotes().then(
    (value) => {
      allowedOrigins = new Set(Object.values(value.remotes).map((url) => new URL(url).origin));
      integrity.trust(value.integrity);
      return value;
    },
    (error: unknown) => {
      pointer = null;
      throw error;
    },
  );
  return pointer;
}

/** The release pointer as it counts in this tab. */
async function findRemotes(): Promise<ReleasePointer> {
  const released = await fetchReleasePointer(REQUEST_TIMEOUT);
  if (!hasOverrides) return released;
  const { applyOverrides } = await import('../overrides/overrides');
  return applyOverrides(released);
}

/** A function, or what `memo`, `forwardRef` and `observer` make of one. */
function isComponent(value: unknown): value is PageComponent {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

registerPlugins([federationPlugin((origin) => allowedOrigins.has(origin), integrity)]);
// The page's HTML has asked for the pointer already; every visit uses it, those of the host's own pages for what follows.
readPointer().catch(() => undefined);

import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { federationPlugin, REQUEST_TIMEOUT } from './federationPlugin';
import { firstPaint } from './firstPaint';
import { remoteOf, type PageComponent, type PageId } from './pageId';
import { fetchReleasePointer, type ReleasePointer } from './releasePointer';

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
/** Remotes whose last load failed: the runtime has to forget what it knows of them before it tries again. */
const failedRemotes = new Set<string>();
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
 * Loads a page because the shopper asks for it again. A load that began before that may still carry the old failure, so
 * its failure does not count.
 *
 * @throws {RemotePageError} as {@link loadPage}
 */
export function retryPage(page: PageId): Promise<PageComponent> {
  return pending.get(page)?.catch(() => loadPage(page)) ?? loadPage(page);
}

/** Loads a page ahead of need. A failure is left for the visit that needs it. */
export function prefetchPage(page: PageId): void {
  loadPage(page).catch(() => undefined);
}

async function loadFresh(page: PageId): Promise<PageComponent> {
  const remote = remoteOf(page);
  try {
    await registerRemote(remote);
    const module = await loadRemote<{ default?: unknown }>(page);
    const component = module?.default;
    if (!isComponent(component)) throw new Error(`${page} exports no component.`);
    loaded.set(page, component);
    failedRemotes.delete(remote);
    return component;
  } catch (cause) {
    failedRemotes.add(remote);
    throw new RemotePageError(page, { cause });
  }
}

async function registerRemote(name: string): Promise<void> {
  const [{ remotes }] = await Promise.all([readPointer(), firstPaint]);
  const entry = remotes[name];
  if (!entry) throw new Error(`The release pointer does not name ${name}.`);
  registerRemotes([{ name, entry }], { force: failedRemotes.has(name) });
}

function readPointer(): Promise<ReleasePointer> {
  pointer ??= fetchReleasePointer(REQUEST_TIMEOUT).then(
    (value) => {
      allowedOrigins = new Set(Object.values(value.remotes).map((url) => new URL(url).origin));
      return value;
    },
    (error: unknown) => {
      pointer = null;
      throw error;
    },
  );
  return pointer;
}

/** A function, or what `memo`, `forwardRef` and `observer` make of one. */
function isComponent(value: unknown): value is PageComponent {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

registerPlugins([federationPlugin((origin) => allowedOrigins.has(origin))]);

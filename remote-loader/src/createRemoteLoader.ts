import { getInstance } from '@module-federation/enhanced/runtime';
import { declarationOf, type Declaration } from './deployed.ts';
import type { RemoteEvent, RetryCause, UntimedEvent } from './events.ts';
import { remoteOf, type PageFile } from './releaseFiles.ts';
import { createPageDocument } from './pageDocument.ts';
import { loaderPlugin } from './plugin.ts';
import { createPointerSource, type PointerOptions } from './pointerSource.ts';
import type { ReleaseServices } from './ReleaseLoader.ts';
import { Remote } from './Remote.ts';
import type { PageState } from './states.ts';
import { browserClock, SILENCE, SilenceLimit } from './waiting.ts';

export interface LoaderOptions<Component> extends PointerOptions {
  /** Whether a default export is a page, such as a component of the host's framework. */
  readonly isPage: (exported: unknown) => exported is Component;
  readonly onEvent: (event: RemoteEvent) => void;
  /** Storage that survives a reload of this tab; it may throw. */
  readonly tabStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the document already has a remote's style sheet, for example as a part of its own. */
  readonly hasStyle?: (file: PageFile) => boolean;
  /** Replaces the browser's `fetch`, for example to return responses that were requested earlier. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaced in tests. */
  readonly environment?: Environment;
}

interface Environment extends Omit<ReleaseServices, 'suspects'> {
  readonly reload: () => void;
}

/** Loads the remotes' pages and keeps their states. Its methods do not throw; failures are states. */
export interface RemoteLoader<Component = unknown> {
  /** Requests the release pointer, which every visit needs. */
  start(): void;
  stateOf(page: string): PageState<Component>;
  subscribe(page: string, listener: () => void): () => void;
  visit(page: string): () => void;
  prefetch(page: string): void;
  retry(page: string, cause: RetryCause): void;
  retryFailed(cause: RetryCause): void;
  reportShown(page: string): void;
  reportError(page: string, error: unknown): void;
  /** Reports an error outside rendering, if its stack or the URL of its file is a remote's. */
  reportUncaught(error: unknown, filename?: string): void;
  /**
   * The routes that come with the remotes, from the current pointer, unchecked.
   *
   * @throws if the pointer cannot be loaded
   */
  declarations(): Promise<readonly Declaration[]>;
  /** The release that a remote's pages are loaded from; null until its manifest is loaded. */
  releaseOf(remote: string): string | null;
}

/**
 * A pointer that was loaded less than this long ago, in milliseconds, is not read again for an unknown address.
 */
const FRESH = 1_000;

/** Creates the loader of a document, and registers its plugin with the document's federation runtime. */
export function createRemoteLoader<Component>(
  options: LoaderOptions<Component>,
): RemoteLoader<Component> {
  const environment = options.environment ?? browser(options);
  const { runtime, clock } = environment;
  const { running = {} } = options;
  const remotes = new Map<string, Remote<Component>>();
  const pointer = createPointerSource(options, environment);
  const services = {
    ...environment,
    pointer,
    isPage: options.isPage,
    suspects: new Set<string>(),
    emit: (event: UntimedEvent) => options.onEvent({ ...event, time: clock.now() }),
    reloadFor: createReloadGuard(options, environment),
  };
  runtime.registerPlugins([loaderPlugin((name) => remotes.get(name)?.release ?? null)]);

  const remoteNamed = (name: string): Remote<Component> => {
    let remote = remotes.get(name);
    if (!remote) remotes.set(name, (remote = new Remote(name, services, running[name])));
    return remote;
  };
  const ownerOf = (page: string): Remote<Component> => remoteNamed(remoteOf(page));

  return {
    start: () => {
      // Ignored here: its users request it again and report the failure.
      pointer.get().catch(() => undefined);
    },
    stateOf: (page) => ownerOf(page).page(page).state,
    subscribe: (page, listener) => ownerOf(page).page(page).subscribe(listener),
    visit: (page) => ownerOf(page).visit(page),
    prefetch: (page) => ownerOf(page).prefetch(page),
    retry: (page, cause) => ownerOf(page).retry(page, cause),
    retryFailed: (cause) => remotes.forEach((remote) => remote.retryFailed(cause)),
    reportShown: (page) => ownerOf(page).reportShown(page),
    reportError: (page, error) => ownerOf(page).reportError(page, error),
    reportUncaught: (error, filename = '') => {
      const trace = error instanceof Error ? `${filename} ${error.stack}` : filename;
      [...remotes.values()].find(({ release }) => release?.isNamedIn(trace))?.reportUncaught(error);
    },
    declarations: async () => {
      // The tab may be older than the release that has the page.
      pointer.reset(FRESH);
      const limit = new SilenceLimit(clock, SILENCE.second);
      const pointerEntries = Object.entries((await limit.wait(() => pointer.get())).remotes);
      return Promise.all(
        pointerEntries.map(([name, pointerEntry]) => declarationOf(name, pointerEntry, services)),
      );
    },
    releaseOf: (name) => remoteNamed(name).release?.name ?? null,
  };
}

/** @throws if the page has no federation runtime */
function browser({
  hasStyle = () => false,
  fetch = (...request) => globalThis.fetch(...request),
}: Pick<LoaderOptions<unknown>, 'hasStyle' | 'fetch'>): Environment {
  const runtime = getInstance();
  if (!runtime) throw new Error('The page has no federation runtime.');
  return {
    runtime,
    document: createPageDocument(hasStyle),
    fetch,
    clock: browserClock,
    reload: () => location.reload(),
  };
}

/** Once for each release, and never if the reload cannot be recorded. */
function createReloadGuard(
  { tabStorage, prefix }: Pick<LoaderOptions<unknown>, 'tabStorage' | 'prefix'>,
  { reload }: Environment,
): (remote: string, release: string) => boolean {
  return (remote, release) => {
    const key = `${prefix}reloaded.${remote}`;
    try {
      const storage = tabStorage();
      if (storage.getItem(key) === release) return false;
      storage.setItem(key, release);
    } catch {
      return false;
    }
    reload();
    return true;
  };
}

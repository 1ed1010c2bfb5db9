import { parsePointer, POINTER, type ReleasePointer } from 'tooling/release-pointer';
import type { Clock } from './Clock';
import type { AddRoutes } from './declaredRoutes';
import { download } from './download';
import type { FederationRuntime } from './FederationRuntime';
import { Leg } from './Leg';
import { nameOfRelease } from './manifest';
import { PageFiles } from './PageFiles';
import { remoteOf, type PageId } from './pageId';
import { Patience } from './Patience';
import { readRelease } from './releases';
import { createReloadGuard } from './reloadGuard';
import { Remote } from './Remote';
import type { RemoteEvent, RemoteNews, RetryCause } from './remoteEvents';
import { SharedRequest } from './SharedRequest';
import type { PageState } from './states';

/** The loader's dependencies. */
export interface LoaderOptions {
  readonly runtime: FederationRuntime;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** Storage that survives a reload of this tab; it may throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Storage that survives a visit; it may throw. */
  readonly visitorStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Loads the document again. */
  readonly reload: () => void;
  /** Called with every event of a remote. */
  readonly dispatch: (event: RemoteEvent) => void;
  /** No remote is loaded before this resolves, so that none delays the shell. */
  readonly shellIsShown?: Promise<void>;
  /** Applies this tab's overrides to the pointer. */
  readonly amend?: (pointer: ReleasePointer) => ReleasePointer | Promise<ReleasePointer>;
  /** Whether the pointer may say that its lines need no hash. */
  readonly mayBeDevelopment?: boolean;
  /** The longest wait for a response to the page's own requests, in milliseconds. */
  readonly longestWait?: number;
}

/** Loads the remotes' pages and keeps what is known of them. Its parts never throw; failures are states. */
export interface RemoteLoader {
  /** Asks for the release pointer, which every visit needs. */
  start(): void;
  stateOf(page: PageId): PageState;
  subscribe(page: PageId, listener: () => void): () => void;
  visit(page: PageId): () => void;
  prefetch(page: PageId): void;
  retry(page: PageId, cause: RetryCause): void;
  retryFailed(cause: RetryCause): void;
  shown(page: PageId): void;
  threw(page: PageId, error: unknown): void;
  /** Reports an error outside rendering, if it came from a remote's code; `trace` is a stack or a file's URL. */
  threwLater(trace: string, error: unknown): void;
  /**
   * The routes that come with the remotes, for an address that the host does not know.
   *
   * @param hostPaths the paths that the host answers itself
   * @returns what adds them to those that are known
   * @throws when they can't be had
   */
  declaredRoutes(hostPaths: readonly string[]): Promise<AddRoutes>;
  /** The release that a remote's pages are loaded from; null until its manifest is loaded. */
  releaseOf(remote: string): string | null;
}

/**
 * Makes the loader of a page. {@link Remote} has the states; this finds the remote of a page, and reads the release pointer
 * for all of them.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runtime, fetch, clock, dispatch, shellIsShown, amend = (pointer) => pointer } = options;
  const { mayBeDevelopment = false, longestWait = 0 } = options;
  const remotes = new Map<string, Remote>();
  const patience = new Patience(longestWait);

  /** Hardly ever has a remote a release for a share of visitors. Where the code for that can't be had, all get the live one. */
  const withSharesOf = async (named: ReleasePointer): Promise<ReleasePointer> => {
    if (!Object.values(named.remotes).some(({ next }) => next)) return named;
    return import('./shares').then(
      ({ withShares }) => withShares(named, options.visitorStorage),
      () => named,
    );
  };

  const pointer = new SharedRequest<ReleasePointer>(async ({ signal, progress: onProgress }) => {
    const request = { cache: 'no-cache', integrity: '', signal, onProgress } as const;
    const text = new TextDecoder().decode(await download(fetch, `/${POINTER}`, request));
    const named = parsePointer(JSON.parse(text), { mayBeDevelopment });
    const counted = await amend(await withSharesOf(named));
    runtime.allowOrigins(originsIn(counted));
    await shellIsShown;
    return counted;
  });

  const services = {
    runtime,
    fetch,
    clock,
    patience,
    pointer,
    files: new PageFiles({ runtime, fetch, clock, patience }),
    tell: (news: RemoteNews) => dispatch({ ...news, time: clock.now() }),
    reloadFor: createReloadGuard(options.storage, options.reload),
    ignoredRoutes: new Set<string>(),
  };

  const remoteNamed = (name: string): Remote => {
    let remote = remotes.get(name);
    if (!remote) remotes.set(name, (remote = new Remote(name, services)));
    return remote;
  };
  const ownerOf = (page: PageId): Remote => remoteNamed(remoteOf(page));

  return {
    start: () => {
      const waiter = { signal: new AbortController().signal, progress: () => undefined };
      // Ignored here: its users request it again and report the failure.
      pointer.join(waiter).catch(() => undefined);
    },
    stateOf: (page) => ownerOf(page).stateOf(page),
    subscribe: (page, listener) => ownerOf(page).subscribe(page, listener),
    visit: (page) => ownerOf(page).visit(page),
    prefetch: (page) => ownerOf(page).prefetch(page),
    retry: (page, cause) => ownerOf(page).retry(page, cause),
    retryFailed: (cause) => remotes.forEach((remote) => remote.retryFailed(cause)),
    shown: (page) => ownerOf(page).shown(page),
    threw: (page, error) => ownerOf(page).threw(page, error),
    threwLater: (trace, error) => {
      [...remotes.values()].find((remote) => remote.isNamedIn(trace))?.threwLater(error);
    },
    declaredRoutes: async (hostPaths) => {
      const { readDeclaredRoutes } = await import('./declaredRoutes');
      return readDeclaredRoutes({ ...services, Leg, readRelease, nameOfRelease }, hostPaths);
    },
    releaseOf: (name) => remoteNamed(name).release,
  };
}

/** Where the remotes of a pointer lie, with the releases before. */
function originsIn({ remotes }: ReleasePointer): ReadonlySet<string> {
  const releases = Object.values(remotes).flatMap((line) => [line, line.previous ?? line]);
  return new Set(releases.map(({ manifest }) => new URL(manifest).origin));
}

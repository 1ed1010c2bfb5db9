import {
  createRemoteLoader,
  loadOverrides,
  remoteOf,
  requestsIn,
  type Overrides,
  type Release,
} from 'remote-loader';
import { openStorage } from 'shared-state';
import { fetchOnce, readBootFiles, type BootFiles } from './bootFiles';
import type { RemoteRoute } from '../routes';
import { readDeclaredRoutes, type IgnoredRoute } from './declaredRoutes';
import { createHtmlPage, type HtmlPage } from './HtmlPage';
import { isComponent, type PageId } from './pageId';
import { isInHtmlStyle } from './htmlStyle';
import type { RemoteLoader } from './RemoteLoader';
import { dispatchRemoteEvent } from './remoteEvents';

/** The loader of remotes, with the overrides and the page in the HTML. */
export interface Remotes {
  readonly loader: RemoteLoader;
  /** The overrides of this tab; null for almost every tab. */
  readonly overrides: Promise<Overrides> | null;
  /** The remote's page in the document's HTML, if it is this one and has not been left. */
  readonly htmlPage: (page: PageId) => HtmlPage | null;
  /** What an address waits for before it is rendered, so that the HTML stays until it is hydrated. */
  readonly waitFor: HtmlPage['waitFor'];
  /** The route of the document's address, if it comes with a remote. */
  readonly htmlRoute: RemoteRoute | null;
}

/** What a page says of itself in the document's head (`PageTitle`). */
const HEAD_OF_PAGE = [
  'title',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
].join();

/** Where a tab keeps its overrides: manifest addresses by remote. */
const OVERRIDES_KEY = 'weft.overrides';

const tabStorage = (): Storage => openStorage('tab');

/** Creates the loader of remotes. It removes requests for overrides from the address before the router reads it. */
export function createRemotes(): Remotes {
  const overrides = overridesOfTab();
  const bootFiles = readBootFiles();
  const { declarations, ...rest } = createRemoteLoader({
    pointer: '/release.json',
    prefix: 'weft.',
    isPage: isComponent,
    onEvent: dispatchRemoteEvent,
    tabStorage,
    visitorStorage: () => openStorage('device'),
    hasStyle: isInHtmlStyle,
    mayBeDevelopment: process.env.NODE_ENV !== 'production' || isLoopback(location.hostname),
    fetch: fetchOnce,
    // An override may be of that remote.
    ...(overrides ? {} : { running: releaseInHtml(bootFiles) }),
    ...(overrides ? { amend: async (pointer) => (await overrides).amend(pointer) } : {}),
  });
  const tellIgnored = createTeller();
  const loader: RemoteLoader = {
    ...rest,
    declaredRoutes: async (hostPaths) =>
      readDeclaredRoutes(await declarations(), hostPaths, tellIgnored),
  };
  loader.start();
  window.addEventListener('online', () => loader.retryFailed('online'));
  const html = findHtmlPage(loader, bootFiles);
  return {
    loader,
    overrides,
    htmlPage: (page) => (html?.page === page && !html.isLeft() ? html : null),
    waitFor: (address) => html?.waitFor(address) ?? null,
    htmlRoute: bootFiles.route ?? null,
  };
}

function findHtmlPage(
  loader: RemoteLoader,
  { page, release }: Partial<BootFiles>,
): HtmlPage | null {
  if (!page || !release) return null;
  const head = document.head.querySelectorAll(HEAD_OF_PAGE);
  const removeHead = (): void => head.forEach((element) => element.remove());
  const { integrity } = release;
  return createHtmlPage(loader, page, {
    release: integrity,
    pathname: location.pathname,
    removeHead,
  });
}

/** The release that the HTML was rendered with, by its remote: it runs here, whatever the release pointer says. */
function releaseInHtml({ page, release }: Partial<BootFiles>): Readonly<Record<string, Release>> {
  return page && release && !release.isShared ? { [remoteOf(page)]: release } : {};
}

function overridesOfTab(): Promise<Overrides> | null {
  const { requests, rest } = requestsIn(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  if (requests.length === 0 && !keepsOverrides()) return null;
  return loadOverrides().then(({ createOverrides }) =>
    createOverrides(requests, {
      storage: tabStorage,
      key: OVERRIDES_KEY,
      reload: () => location.reload(),
    }),
  );
}

function keepsOverrides(): boolean {
  try {
    return tabStorage().getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Tells of each ignored route once: an address that nobody knows may be visited often. */
function createTeller(): (route: IgnoredRoute) => void {
  const told = new Set<string>();
  return ({ remote, release, reason }) => {
    if (told.has(remote + reason)) return;
    told.add(remote + reason);
    const time = performance.now();
    dispatchRemoteEvent({ type: 'ignored', remote, release, reason, time });
  };
}

/**
 * Whether the page is served by this machine, where a production build of the host may be combined with development
 * servers.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

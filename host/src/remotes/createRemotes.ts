import { createRemoteLoader, overridesOfTab, remoteOf, type Overrides } from 'remote-loader';
import { POINTER } from 'remote-loader/formats';
import { openStorage } from 'shared-state';
import { fetchOnce, readBootFiles } from './bootFiles';
import type { RemoteRoute } from '../routes';
import { HtmlPage } from './HtmlPage';
import { readHtmlHead } from './htmlHead';
import { isComponent, type PageId, type RemoteLoader } from './pageId';
import { isInHtmlStyle } from './htmlStyle';
import { dispatchRemoteEvent } from './remoteEvents';

/** The loader of remotes, with the overrides and the page in the HTML. */
export interface Remotes {
  readonly loader: RemoteLoader;
  /** Loads the routes that come with the remotes, for an address that the host does not know. It rejects if that fails. */
  readonly declaredRoutes: () => Promise<readonly RemoteRoute[]>;
  /** The overrides of this tab; null for almost every tab. */
  readonly overrides: Promise<Overrides> | null;
  /** The page in the document's HTML, if it has this id and the shopper has not left it. */
  readonly htmlPage: (page: PageId) => HtmlPage | null;
  /** Resolves when the address may be rendered, so that the HTML stays until it is hydrated. */
  readonly waitFor: HtmlPage['waitFor'];
  /** The route of the document's address, if it comes with a remote. */
  readonly htmlRoute: RemoteRoute | null;
}

const tabStorage = (): Storage => openStorage('tab');

/** Creates the loader of remotes. It removes requests for overrides from the address before the router reads it. */
export function createRemotes(): Remotes {
  const overrides = overridesOfTab(tabStorage, 'weft.overrides');
  const { page, release, route = null } = readBootFiles();
  const loader = createRemoteLoader({
    pointer: `/${POINTER}`,
    prefix: 'weft.',
    isPage: isComponent,
    onEvent: dispatchRemoteEvent,
    tabStorage,
    visitorStorage: () => openStorage('device'),
    hasStyle: isInHtmlStyle,
    mayBeDevelopment: process.env.NODE_ENV !== 'production' || isLoopback(location.hostname),
    fetch: fetchOnce,
    // The release of the HTML runs in this document even if the pointer names another. An override may replace it.
    ...(overrides
      ? { amend: async (pointer) => (await overrides).amend(pointer) }
      : { running: page && release && !release.isShared ? { [remoteOf(page)]: release } : {} }),
  });
  loader.start();
  window.addEventListener('online', () => loader.retryFailed('online'));
  readHtmlHead();
  const html =
    page && release ? new HtmlPage(loader, page, release.integrity, location.pathname) : null;
  return {
    loader,
    declaredRoutes: async () => {
      const [declarations, { readDeclaredRoutes }] = await Promise.all([
        loader.declarations(),
        import('./declaredRoutes'),
      ]);
      return readDeclaredRoutes(declarations);
    },
    overrides,
    htmlPage: (id) => (html?.page === id && !html.isLeft ? html : null),
    waitFor: (address) => html?.waitFor(address) ?? null,
    htmlRoute: route,
  };
}

/** Whether this machine serves the page. Its production builds may use development servers. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

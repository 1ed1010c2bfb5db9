import { openStorage } from 'shared-state';
import { browserClock } from '../federation/Clock';
import type { OverrideRequest } from '../federation/checkOverrides';
import { createRemoteLoader, type RemoteLoader } from '../federation/createRemoteLoader';
import { createRuntime } from '../federation/createRuntime';
import { keepsOverrides, requestsIn } from '../federation/overrideRequests';
import type { Overrides } from '../federation/overrides';
import { dispatchRemoteEvent } from '../federation/remoteEvents';
import { readBootFiles, type BootFiles } from '../boot/bootFiles';
import type { PageId } from '../federation/pageId';
import type { RemoteRoute } from '../routes';
import { firstPaint } from './firstPaint';
import { createHtmlPage, type HtmlPage } from './HtmlPage';

/** The page's loader, with the overrides and the HTML's page. */
export interface PageLoader {
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

const tabStorage = (): Storage => openStorage('tab');

/** Creates the page's loader. It removes requests for overrides from the address before the router reads it. */
export function createPageLoader(): PageLoader {
  const { requests, rest } = requestsIn(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  const hasOverrides = requests.length > 0 || keepsOverrides(tabStorage);
  const overrides = hasOverrides ? loadOverrides(requests) : null;
  const loader = createRemoteLoader({
    runtime: createRuntime(),
    fetch: (...request) => fetch(...request),
    clock: browserClock,
    storage: tabStorage,
    visitorStorage: () => openStorage('device'),
    reload: () => location.reload(),
    dispatch: dispatchRemoteEvent,
    shellIsShown: firstPaint(),
    mayBeDevelopment: process.env.NODE_ENV !== 'production' || isLoopback(location.hostname),
    longestWait: waitForDocument(),
    ...(overrides ? { amend: async (pointer) => (await overrides).amend(pointer) } : {}),
  });
  loader.start();
  window.addEventListener('online', () => loader.retryFailed('online'));
  const bootFiles = readBootFiles();
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
  return createHtmlPage(loader, page, { release, pathname: location.pathname, removeHead });
}

async function loadOverrides(requests: readonly OverrideRequest[]): Promise<Overrides> {
  const { createOverrides } = await import('../federation/overrides');
  return createOverrides(requests, {
    storage: tabStorage,
    // Undefined without TLS.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    reload: () => location.reload(),
  });
}

/** How long the server took to answer the document's request, in milliseconds. */
function waitForDocument(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry ? entry.responseStart - entry.requestStart : 0;
}

/**
 * Whether the page is served by this machine, where a production build of the host may be combined with development
 * servers.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

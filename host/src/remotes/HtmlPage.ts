import type { PageId } from './pageId';
import type { PageState, RemoteLoader } from './RemoteLoader';

/** The remote's page in the document's HTML. */
export interface HtmlPage {
  readonly page: PageId;
  /** Whether a state belongs to the release that the HTML was rendered with. */
  isOfRelease(state: PageState): boolean;
  /** Settles when that release can be hydrated; never if another one runs. */
  readonly isReady: Promise<void>;
  /** The state that was hydrated; null before. */
  hydrated(): PageState | null;
  /** Records the state that was hydrated. */
  takeOver(state: PageState): void;
  /** Whether a path can show it: until it is hydrated it is the page of one path only. */
  isFor(pathname: string): boolean;
  /** What an address that changes nothing but query, anchor or state waits for: the page's hydration. */
  waitFor(location: { readonly pathname: string }): Promise<void> | null;
  /** Whether the shopper has left it: a later visit of the same page does not use the HTML. */
  isLeft(): boolean;
  /** Ends its use. */
  leave(): void;
}

/** What belongs to the page in the document. */
export interface HtmlOrigin {
  /** The hash of the manifest that it was rendered with. */
  readonly release: string;
  readonly pathname: string;
  /** Removes what the HTML has of the page in the document's head. */
  readonly removeHead: () => void;
}

/** Describes the remote's page that is in the document's HTML. */
export function createHtmlPage(
  loader: RemoteLoader,
  page: PageId,
  { release, pathname, removeHead }: HtmlOrigin,
): HtmlPage {
  const isOfRelease = (state: PageState): boolean =>
    state.kind === 'ready' && state.integrity === release;
  const isReady = new Promise<void>((resolve) => {
    const check = (): void => {
      if (isOfRelease(loader.stateOf(page))) resolve();
    };
    loader.subscribe(page, check);
    check();
  });
  let endWait = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    endWait = resolve;
  });
  let hydrated: PageState | null = null;
  let isLeft = false;
  const isFor = (path: string): boolean => hydrated !== null || path === pathname;
  return {
    page,
    isOfRelease,
    isReady,
    hydrated: () => hydrated,
    takeOver: (state) => {
      hydrated = state;
      endWait();
    },
    isFor,
    waitFor: (location) => {
      const isWaiting = !hydrated && !isLeft && location.pathname === pathname;
      return isWaiting ? isOver : null;
    },
    isLeft: () => isLeft,
    leave: () => {
      // React does not remove elements that it has not hydrated.
      if (!hydrated && !isLeft) removeHead();
      isLeft = true;
      endWait();
    },
  };
}

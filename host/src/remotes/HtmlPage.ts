import type { PageId } from './pageId';
import type { PageState, RemoteLoader } from './RemoteLoader';

/** The remote's page in the document's HTML. */
export interface HtmlPage {
  readonly page: PageId;
  /** Whether a state belongs to the release that the HTML was rendered with. */
  isOfRelease(state: PageState): boolean;
  /** Resolves when that release can be hydrated. Never resolves if another release runs. */
  readonly isReady: Promise<void>;
  /** The state that was hydrated; null before hydration. */
  hydrated(): PageState | null;
  /** Records the state that was hydrated. */
  takeOver(state: PageState): void;
  /** Whether a path can show the page. Until it is hydrated, it belongs to one path. */
  isFor(pathname: string): boolean;
  /** Resolves at hydration. Navigation that changes only query, anchor or state waits for it. */
  waitFor(location: { readonly pathname: string }): Promise<void> | null;
  /** Whether the shopper has left the page. A later visit to the same page does not use the HTML. */
  isLeft(): boolean;
  /** Ends the use of the HTML. */
  leave(): void;
}

/** The page's release, path and head elements in the document. */
export interface HtmlOrigin {
  /** The hash of the manifest of the release that rendered it. */
  readonly release: string;
  readonly pathname: string;
  /** Removes the page's elements from the document's head. */
  readonly removeHead: () => void;
}

/** Tracks the remote's page in the document's HTML from loading to hydration. */
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

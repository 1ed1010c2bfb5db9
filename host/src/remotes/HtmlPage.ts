import type { RemoteLoader } from '../federation/createRemoteLoader';
import type { PageId } from '../federation/pageId';
import type { PageState } from '../federation/states';

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
  /** Whether the shopper has left it: a later visit of the same page does not use the HTML. */
  isLeft(): boolean;
  leave(): void;
}

/** @param release the hash of the manifest that the HTML was rendered with */
export function createHtmlPage(loader: RemoteLoader, page: PageId, release: string): HtmlPage {
  const isOfRelease = (state: PageState): boolean =>
    state.kind === 'ready' && state.integrity === release;
  const isReady = new Promise<void>((resolve) => {
    const check = (): void => {
      if (isOfRelease(loader.stateOf(page))) resolve();
    };
    loader.subscribe(page, check);
    check();
  });
  let hydrated: PageState | null = null;
  let isLeft = false;
  return {
    page,
    isOfRelease,
    isReady,
    hydrated: () => hydrated,
    takeOver: (state) => {
      hydrated = state;
    },
    isLeft: () => isLeft,
    leave: () => {
      isLeft = true;
    },
  };
}

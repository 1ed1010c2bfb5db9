import type { RemoteLoader } from '../federation/createRemoteLoader';
import type { PageId } from '../federation/pageId';
import type { PageState } from '../federation/states';

/** The remote's page that the document's HTML holds. */
export interface HtmlPage {
  readonly page: PageId;
  /** Whether a state is of the release that the HTML was made of. */
  isOfRelease(state: PageState): boolean;
  /** Settles when that release can be hydrated; never when another one runs. */
  readonly isReady: Promise<void>;
  /** What was hydrated; null until then. */
  hydrated(): PageState | null;
  /** It was hydrated with this state. */
  takeOver(state: PageState): void;
  /** Whether the shopper has gone on from it: another visit of the same page is no longer the HTML's. */
  isLeft(): boolean;
  leave(): void;
}

/**
 * @param release the hash of the manifest that the HTML was made of
 */
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

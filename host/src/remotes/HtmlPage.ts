import { removeHtmlHead } from './htmlHead';
import type { PageId, PageState, RemoteLoader } from './pageId';

/** The remote's page in the document's HTML, from loading to hydration. */
export class HtmlPage {
  /** Resolves when its release can be hydrated. Never resolves if another release runs. */
  readonly isReady: Promise<void>;
  hydrated: PageState | null = null;
  /** Whether the shopper has left the page. A later visit to the same page does not use the HTML. */
  isLeft = false;
  /** Resolves at hydration, or when the shopper leaves the page. */
  private readonly isOver: Promise<void>;
  private endWait = (): void => undefined;

  /** @param release the hash of the manifest of the release that rendered it */
  constructor(
    loader: Pick<RemoteLoader, 'stateOf' | 'subscribe'>,
    readonly page: PageId,
    private readonly release: string,
    private readonly pathname: string,
  ) {
    this.isReady = new Promise((resolve) => {
      const check = (): void => {
        if (this.isOfRelease(loader.stateOf(page))) resolve();
      };
      loader.subscribe(page, check);
      check();
    });
    this.isOver = new Promise((resolve) => {
      this.endWait = resolve;
    });
  }

  isOfRelease(state: PageState): boolean {
    return state.kind === 'ready' && state.integrity === this.release;
  }

  /** Whether a path can show the page. Until it is hydrated, it belongs to one path. */
  isFor(pathname: string): boolean {
    return this.hydrated !== null || pathname === this.pathname;
  }

  takeOver(state: PageState): void {
    this.hydrated = state;
    this.endWait();
  }

  /** Navigation that changes only query, anchor or state waits for hydration. */
  waitFor({ pathname }: { readonly pathname: string }): Promise<void> | null {
    const isWaiting = !this.hydrated && !this.isLeft && pathname === this.pathname;
    return isWaiting ? this.isOver : null;
  }

  leave(): void {
    // React does not remove elements that it has not hydrated.
    if (!this.hydrated) removeHtmlHead();
    this.isLeft = true;
    this.endWait();
  }
}

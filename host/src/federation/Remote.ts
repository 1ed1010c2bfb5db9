import type { PointerLine, Release, ReleasePointer } from 'tooling/release-pointer';
import { reasonOf, RemotePageError, TimeoutError } from './errors';
import type { KnownRelease } from './manifest';
import { Page } from './Page';
import type { PageId } from './pageId';
import { SLOW_AFTER } from './Patience';
import { isSameRelease, lineOf, releaseSince } from './releases';
import { RemoteRelease, type LoadedPage, type ReleaseServices } from './RemoteRelease';
import type { RemoteNews, RetryCause } from './remoteEvents';
import type { SharedRequest } from './SharedRequest';
import {
  checkTransition,
  REMOTE_TRANSITIONS,
  type PageState,
  type ReadyPage,
  type RemoteState,
} from './states';

/** The services of a remote; all remotes share one set. */
export interface RemoteServices extends ReleaseServices {
  readonly pointer: SharedRequest<ReleasePointer>;
  readonly tell: (news: RemoteNews) => void;
  /** Reloads the document for a release, once for each; false if it may not. */
  readonly reloadFor: (remote: string, release: string) => boolean;
}

/** An event without the fields that {@link Remote} adds. */
type News<Type = RemoteNews['type']> = Type extends RemoteNews['type']
  ? Omit<Extract<RemoteNews, { type: Type }>, 'remote' | 'release'>
  : never;

/**
 * How an attempt begins: `first`; `again` while another is under way, and what has come is kept; `anew` after a failure, when
 * the remote may be somewhere else by now.
 */
type Mode = 'first' | 'again' | 'anew';

/**
 * One remote: finds its release, loads its pages, takes the release before it when the present one fails, and keeps the
 * states of both (docs/remotes.md). A tab never runs two of its releases at once: one that has shown a page stays.
 */
export class Remote {
  private state: RemoteState = { kind: 'idle' };
  private readonly pages = new Map<PageId, Page>();
  /** The pointer's line when this remote was loaded. */
  private line: PointerLine | null = null;
  /** The release that pages are loaded from: the pointer's, or the previous one. */
  private current: RemoteRelease | null = null;
  /** Why the previous release has replaced the pointer's. */
  private failure: { readonly release: string | null; readonly reason: string } | null = null;

  constructor(
    private readonly name: string,
    private readonly services: RemoteServices,
  ) {}

  /** The state of a page; the same object until it changes. */
  stateOf(id: PageId): PageState {
    return this.page(id).state;
  }

  /** Calls back at every change of a page's state; the returned function unsubscribes. */
  subscribe(id: PageId, listener: () => void): () => void {
    return this.page(id).subscribe(listener);
  }

  /** Loads a page for a component that shows it; the returned function ends the visit. */
  visit(id: PageId): () => void {
    const page = this.page(id);
    const { state } = page;
    page.visitors += 1;
    if (state.kind === 'failed' && state.ready) {
      // It threw. It is rendered again, because the reason may be gone.
      page.enter(state.ready);
    } else if (state.kind === 'idle' || state.kind === 'failed') {
      const hasFailed = state.kind === 'failed' || this.state.kind === 'failed';
      void this.load(page, hasFailed ? 'anew' : 'first');
    }
    return () => {
      page.visitors -= 1;
    };
  }

  /** Loads a page ahead of a visit. A failure is not reported, and a page that has failed is not loaded again. */
  prefetch(id: PageId): void {
    const page = this.page(id);
    if (page.state.kind !== 'idle' || this.state.kind === 'failed') return;
    void this.load(page, 'first');
  }

  /** Retries a page: replaces a pending attempt, or loads it from what the pointer names now. */
  retry(id: PageId, cause: RetryCause): void {
    const page = this.page(id);
    if (page.state.kind !== 'loading' && page.state.kind !== 'failed') return;
    page.retries += 1;
    this.tell({ type: 'retried', page: id, cause });
    void this.load(page, page.state.kind === 'failed' ? 'anew' : 'again');
  }

  /** Retries the failed pages that are visited. */
  retryFailed(cause: RetryCause): void {
    for (const page of this.pages.values()) {
      if (page.isWanted && page.state.kind === 'failed') this.retry(page.id, cause);
    }
  }

  /** Records that a page was shown without an error: from now on this release is kept. */
  shown(id: PageId): void {
    this.tell({ type: 'shown', page: id });
    if (this.state.kind === 'ready') this.enter({ ...this.state, wasShown: true });
  }

  /** Handles an error of a page in rendering or in an effect. */
  threw(id: PageId, error: unknown): void {
    const page = this.page(id);
    this.tellThrown(error);
    const { state } = page;
    if (state.kind !== 'ready') return;
    if (this.current) this.current.isBroken = true;
    if (this.heal(page, error)) void this.load(page, 'first');
    else page.enter({ kind: 'failed', error: errorOf(page, error), ready: state });
  }

  /** Reports an error of this remote's code in a handler, a timer or a promise; its page is not affected. */
  threwLater(error: unknown): void {
    this.tellThrown(error);
  }

  /** The name of the release that pages are loaded from; null until its manifest is loaded. */
  get release(): string | null {
    return this.current?.name ?? null;
  }

  /** Whether a stack or an address names a file of this remote. */
  isNamedIn(text: string): boolean {
    return this.current?.isNamedIn(text) ?? false;
  }

  private async load(page: Page, mode: Mode): Promise<void> {
    const { clock } = this.services;
    const isCurrent = page.beginAttempt();
    const start = clock.now();
    page.enter({ kind: 'loading', isSlow: false });
    if (this.state.kind === 'idle') this.enter({ kind: 'loading' });
    this.tell({ type: 'started', page: page.id });
    const cancelSlow = clock.after(SLOW_AFTER, () => {
      page.enter({ kind: 'loading', isSlow: true });
    });
    try {
      const ready = await this.obtain(page, isCurrent, mode);
      if (!isCurrent()) return;
      page.retries = 0;
      page.enter(ready);
      this.tell({ type: 'loaded', page: page.id, duration: clock.now() - start });
    } catch (error) {
      if (!isCurrent()) return;
      const duration = clock.now() - start;
      this.tell({ type: 'failed', page: page.id, duration, reason: reasonOf(error) });
      await this.fail(page, error, isCurrent);
    } finally {
      cancelSlow();
    }
  }

  /** Loads a page from the live release, or from the previous one. */
  private async obtain(page: Page, isCurrent: () => boolean, mode: Mode): Promise<ReadyPage> {
    const { pointer, patience } = this.services;
    if (mode === 'anew') pointer.reset();
    const limit = patience.limit('whole', page.retries);
    const named = await page.inLeg(limit, (leg) => pointer.join(leg));
    let release = this.adopt(lineOf(this.name, named), mode);
    for (;;) {
      try {
        const loaded = await this.loadFrom(release, page);
        if (release === this.current) return this.settle(page, loaded);
      } catch (error) {
        if (!isCurrent()) throw error;
        // Another page's failure may have switched to the previous release meanwhile.
        if (release === this.current && !this.heal(page, error)) throw error;
      }
      release = this.current ?? release;
    }
  }

  private loadFrom(release: RemoteRelease, page: Page): Promise<LoadedPage> {
    const tellRetry = (cause: RetryCause): void =>
      this.tell({ type: 'retried', page: page.id, cause });
    return page.inLeg(this.limit(page), (leg) => release.load(page.id, leg, tellRetry));
  }

  /** The limit without progress; if there is a previous release, a part is left for that. */
  private limit(page: Page): number {
    const part = this.failure ? 'second' : this.line?.previous ? 'first' : 'whole';
    return this.services.patience.limit(part, page.retries);
  }

  /** Adopts the pointer's line, unless this remote runs already: a tab keeps the release that runs. */
  private adopt(line: PointerLine, mode: Mode): RemoteRelease {
    const mayMove = this.state.kind !== 'ready' || mode !== 'first';
    const isMoved = mayMove && !isSameRelease(line, this.line);
    const isOver = this.state.kind === 'failed' || this.state.kind === 'stale';
    const isBroken = this.current?.isBroken && mode !== 'first';
    if (this.current && !isMoved && !isOver && !isBroken) return this.current;
    this.line = line;
    this.failure = null;
    return this.take(line);
  }

  /** Switches to a release and removes the code of another one. */
  private take(release: Release): RemoteRelease {
    this.current?.forget(this.name);
    for (const page of this.pages.values()) page.forget();
    this.enter({ kind: 'loading' });
    this.current = new RemoteRelease(release, this.services);
    return this.current;
  }

  /** Records that the remote's code runs. */
  private settle(page: Page, { ready, release }: LoadedPage): ReadyPage {
    if (this.state.kind === 'ready') return ready;
    this.enter({ kind: 'ready', release, wasShown: false });
    if (this.failure) {
      const { tell } = this.services;
      tell({ type: 'healed', remote: this.name, page: page.id, ...this.failure });
    }
    return ready;
  }

  /**
   * Switches to the previous release (RULINGS A27), unless a page of the failed one was shown.
   *
   * @returns whether there is one to try
   */
  private heal(page: Page, error: unknown): boolean {
    const previous = this.line?.previous;
    const wasShown = this.state.kind === 'ready' && this.state.wasShown;
    if (!previous || this.failure || wasShown || !page.isWanted) return false;
    this.failure = { release: this.release, reason: reasonOf(error) };
    this.take(previous);
    return true;
  }

  private async fail(page: Page, error: unknown, isCurrent: () => boolean): Promise<void> {
    // No further request to a server that hangs.
    if (page.isWanted && this.state.kind === 'ready' && !(error instanceof TimeoutError)) {
      const deployed = await this.deployedSince(page, this.state.release);
      if (!isCurrent() || (deployed && this.leave(page, deployed))) return;
    }
    const { isWanted } = page;
    page.enter(
      isWanted ? { kind: 'failed', error: errorOf(page, error), ready: null } : { kind: 'idle' },
    );
    if (this.state.kind !== 'loading') return;
    if ([...this.pages.values()].some(({ state }) => state.kind === 'loading')) return;
    this.enter({ kind: isWanted ? 'failed' : 'idle' });
    if (!isWanted) this.line = null;
  }

  /**
   * The release that was deployed since this tab was opened; null if there is none, or it can't be read (FAULTS 25).
   */
  private async deployedSince(page: Page, running: KnownRelease): Promise<string | null> {
    const { pointer, patience } = this.services;
    pointer.reset();
    try {
      return await page.inLeg(patience.limit('second', page.retries), async (leg) =>
        releaseSince(running, lineOf(this.name, await pointer.join(leg)), this.services, leg),
      );
    } catch {
      // A reload would not help.
      return null;
    }
  }

  /** @returns whether the document is being reloaded */
  private leave(page: Page, deployed: string): boolean {
    if (this.state.kind !== 'ready') return false;
    this.enter({ kind: 'stale', release: this.state.release });
    if (!this.services.reloadFor(this.name, deployed)) return false;
    this.tell({ type: 'reloading', page: page.id });
    return true;
  }

  private enter(state: RemoteState): void {
    checkTransition(REMOTE_TRANSITIONS, this.state.kind, state.kind);
    this.state = state;
  }

  private tellThrown(error: unknown): void {
    const { stack } = error instanceof Error ? error : {};
    this.tell({ type: 'threw', reason: reasonOf(error), ...(stack && { stack }) });
  }

  private tell(news: News): void {
    const { name: remote, release } = this;
    this.services.tell({ ...news, remote, release });
  }

  private page(id: PageId): Page {
    let page = this.pages.get(id);
    if (!page) this.pages.set(id, (page = new Page(id, this.services.clock)));
    return page;
  }
}

function errorOf(page: Page, cause: unknown): RemotePageError {
  return new RemotePageError(page.id, { cause });
}

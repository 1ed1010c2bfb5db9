import { deployedSince } from './deployed.ts';
import { reasonOf, type OwnEvent, type RetryCause, type UntimedEvent } from './events.ts';
import { releasesIn, type PointerEntry, type Release } from './formats/pointer.ts';
import { isSameRelease, readPointerEntry, type PointerSource } from './pointerSource.ts';
import { ReleaseLoader, type ReleaseServices } from './ReleaseLoader.ts';
import {
  checkTransition,
  Page,
  REMOTE_TRANSITIONS,
  type ReadyPage,
  type RemoteState,
} from './states.ts';
import { Interruption, SILENCE, TimeoutError } from './waiting.ts';

/** The services that remotes need; all remotes share one set. */
export interface RemoteServices<Component> extends ReleaseServices {
  readonly pointer: PointerSource;
  readonly isPage: (exported: unknown) => exported is Component;
  readonly emit: (event: UntimedEvent) => void;
  /** Reloads the document for a release, once for each release; returns false if it must not reload. */
  readonly reloadFor: (remote: string, release: string) => boolean;
}

/**
 * One remote: finds its release, loads its pages, switches to the previous release if the current one fails, and keeps
 * the states of the remote and its pages. A tab never runs two releases of a remote at once: a release that has shown a
 * page stays.
 */
export class Remote<Component> {
  /** The release that pages are loaded from: the live or the previous one. */
  release: ReleaseLoader | null = null;
  private state: RemoteState = 'idle';
  /** Whether a page of the current release was shown. */
  private wasShown = false;
  private readonly pages = new Map<string, Page<Component>>();
  /** The entry that this remote was loaded from: the document's release, or the pointer's entry. */
  private pointerEntry: PointerEntry | null = null;
  /** The releases that may replace the current one, in order. */
  private others: Release[] = [];
  /** Why another release has replaced the first one. */
  private failure: { readonly release: string | null; readonly reason: string } | null = null;

  constructor(
    private readonly name: string,
    private readonly services: RemoteServices<Component>,
    /** The release that runs without the pointer; null once it has failed. */
    private running: Release | null = null,
  ) {}

  page(id: string): Page<Component> {
    let page = this.pages.get(id);
    if (!page) this.pages.set(id, (page = new Page(id)));
    return page;
  }

  /** Loads a page for a component that shows it; the returned function ends the visit. */
  visit(id: string): () => void {
    const page = this.page(id);
    const { state } = page;
    page.visitors += 1;
    if (state.kind === 'failed' && state.ready) {
      // It threw. It is rendered again, because the reason may be gone.
      page.enter(state.ready);
    } else if (state.kind === 'idle' || state.kind === 'failed') {
      void this.load(page, state.kind === 'failed' || this.state === 'failed');
    }
    return () => {
      page.visitors -= 1;
    };
  }

  /**
   * Loads a page ahead of a visit. A failure does not change what visitors see, and a failed page is not loaded again.
   */
  prefetch(id: string): void {
    const page = this.page(id);
    if (page.state.kind !== 'idle' || this.state === 'failed') return;
    void this.load(page, false);
  }

  /** Retries a page: restarts hanging requests, or loads the page from the release that the pointer names now. */
  retry(id: string, cause: RetryCause): void {
    const page = this.page(id);
    const { kind } = page.state;
    if (kind !== 'loading' && kind !== 'failed') return;
    this.emit({ type: 'retried', page: id, cause });
    if (kind === 'failed') {
      void this.load(page, true);
      return;
    }
    page.enterLoading(this.services.clock);
    this.services.pointer.interrupt();
    this.release?.interrupt();
  }

  retryFailed(cause: RetryCause): void {
    for (const page of this.pages.values()) {
      if (page.isWanted && page.state.kind === 'failed') this.retry(page.id, cause);
    }
  }

  /** Records that a page was shown without an error: from now on the tab keeps this release. */
  reportShown(id: string): void {
    this.emit({ type: 'shown', page: id });
    if (this.state === 'ready') this.wasShown = true;
  }

  /** Handles an error that a page threw while rendering or in an effect. */
  reportError(id: string, error: unknown): void {
    const page = this.page(id);
    this.reportUncaught(error);
    const { state } = page;
    if (state.kind !== 'ready') return;
    this.release?.reject();
    if (!this.mayHeal(page)) {
      page.enterFailed(error, state);
      return;
    }
    page.enterLoading(this.services.clock);
    void this.heal(page, error).then((isHealed) => {
      if (isHealed) void this.load(page, false);
      else page.enterFailed(error, state);
    });
  }

  /** Reports an error from this remote's code; no page changes its state. */
  reportUncaught(error: unknown): void {
    const { stack } = error instanceof Error ? error : {};
    this.emit({ type: 'threw', reason: reasonOf(error), ...(stack && { stack }) });
  }

  /** @param isRetry after a failure, when the pointer may name another release by now */
  private async load(page: Page<Component>, isRetry: boolean): Promise<void> {
    const { clock, pointer } = this.services;
    const start = clock.now();
    // Events come before the listeners of the state, because a listener may report an error at once.
    this.emit({ type: 'started', page: page.id });
    page.enterLoading(clock);
    if (this.state === 'idle') this.enter('loading');
    if (isRetry) pointer.reset();
    try {
      const ready = await this.loadFromPointer(page, isRetry);
      this.emit({ type: 'loaded', page: page.id, duration: clock.now() - start });
      page.enter(ready);
    } catch (error) {
      const duration = clock.now() - start;
      this.emit({ type: 'failed', page: page.id, duration, reason: reasonOf(error) });
      await this.fail(page, error);
    }
  }

  private async loadFromPointer(
    page: Page<Component>,
    isRetry: boolean,
  ): Promise<ReadyPage<Component>> {
    if (isRetry) this.running = null;
    const pointerEntry = this.running ?? (await readPointerEntry(this.name, this.services.pointer));
    let release = this.follow(pointerEntry, isRetry);
    for (;;) {
      try {
        const ready = await this.loadFrom(release, page);
        if (ready) return ready;
      } catch (error) {
        const isOver = release !== this.release || error instanceof Interruption;
        if (!isOver && !(await this.heal(page, error))) throw error;
      }
      // Another page's failure may have switched to the previous release meanwhile.
      release = this.release ?? release;
    }
  }

  private async loadFrom(
    from: ReleaseLoader,
    page: Page<Component>,
  ): Promise<ReadyPage<Component> | null> {
    const exported = (await from.load(page.id)) as { default?: unknown } | null;
    if (from !== this.release) return null;
    const component = exported?.default;
    if (!this.services.isPage(component)) {
      from.reject();
      throw new Error(`${page.id} exports no component.`);
    }
    if (this.state === 'loading') {
      this.enter('ready');
      const { name: remote, failure } = this;
      if (failure) this.services.emit({ type: 'healed', remote, page: page.id, ...failure });
    }
    return { kind: 'ready', component, integrity: from.published.integrity };
  }

  /** Selects the release of an entry, unless this remote runs already: a tab keeps the running release. */
  private follow(pointerEntry: PointerEntry, isRetry: boolean): ReleaseLoader {
    const mayMove = this.state !== 'ready' || isRetry;
    const isMoved = mayMove && !isSameRelease(pointerEntry, this.pointerEntry);
    const hasFailed = this.state === 'failed' || this.state === 'stale';
    // Without a hash, another build may be at the same address.
    const isOver = hasFailed && (this.failure !== null || !pointerEntry.integrity);
    const isBroken = isRetry && this.release?.isBroken;
    if (this.release && !isMoved && !isOver && !isBroken) {
      if (hasFailed) this.enter('loading');
      return this.release;
    }
    this.pointerEntry = pointerEntry;
    this.others = releasesIn(pointerEntry).slice(1);
    this.failure = null;
    return this.switchTo(pointerEntry);
  }

  /** Switches to a release, and makes the runtime discard the current one. */
  private switchTo(pointerEntry: Release): ReleaseLoader {
    this.release?.forget();
    for (const page of this.pages.values()) page.forget();
    this.wasShown = false;
    this.enter('loading');
    const mayHeal = this.running !== null || this.others.length > 0;
    const part = this.failure ? 'second' : mayHeal ? 'first' : 'whole';
    this.release = new ReleaseLoader(pointerEntry, this.services, {
      limit: SILENCE[part],
      onRetry: (page, cause) => this.emit({ type: 'retried', page, cause }),
    });
    const { runtime } = this.services;
    runtime.registerRemotes([{ name: this.name, entry: pointerEntry.manifest }], { force: true });
    return this.release;
  }

  private mayHeal({ isWanted }: Page<Component>): boolean {
    return isWanted && !this.wasShown && (this.running !== null || this.others.length > 0);
  }

  /** Switches to another release, unless a page of the failed release was shown. @returns whether there is one to try */
  private async heal(page: Page<Component>, error: unknown): Promise<boolean> {
    const { release: failed } = this;
    if (!this.mayHeal(page)) return false;
    if (this.running) await this.leaveDocument(this.running);
    // Another page of this release may have failed meanwhile.
    if (this.release !== failed) return true;
    const next = this.others.shift();
    if (!next) return false;
    this.failure = { release: failed?.name ?? null, reason: reasonOf(error) };
    this.switchTo(next);
    return true;
  }

  /** The document's release has failed: from now on the pointer names the releases. */
  private async leaveDocument(running: Release): Promise<void> {
    // Without the pointer there is no other release.
    const pointerEntry = await readPointerEntry(this.name, this.services.pointer).catch(() => null);
    if (!pointerEntry || this.running !== running) return;
    this.running = null;
    this.pointerEntry = pointerEntry;
    this.others = releasesIn(pointerEntry).filter((release) => !isSameRelease(release, running));
  }

  private async fail(page: Page<Component>, error: unknown): Promise<void> {
    const { release } = this;
    // No further request to a server that hangs.
    const mayReload = this.state === 'ready' && !(error instanceof TimeoutError);
    if (page.isWanted && release && mayReload) {
      const deployed = await deployedSince(this.name, release, this.services);
      if (deployed && this.leave(page, deployed)) return;
    }
    const { isWanted } = page;
    if (isWanted) page.enterFailed(error);
    else page.enter({ kind: 'idle' });
    if (this.state !== 'loading') return;
    if ([...this.pages.values()].some(({ state }) => state.kind === 'loading')) return;
    this.enter(isWanted ? 'failed' : 'idle');
    if (!isWanted) this.pointerEntry = null;
  }

  /** @returns whether the document is being reloaded */
  private leave(page: Page<Component>, deployed: string): boolean {
    if (this.state !== 'ready') return false;
    this.enter('stale');
    if (!this.services.reloadFor(this.name, deployed)) return false;
    this.emit({ type: 'reloading', page: page.id });
    return true;
  }

  private enter(state: RemoteState): void {
    checkTransition(REMOTE_TRANSITIONS, this.state, state);
    this.state = state;
  }

  private emit(event: OwnEvent): void {
    const release = this.release?.name ?? null;
    this.services.emit({ ...event, remote: this.name, release });
  }
}

import { SLOW_AFTER, type Clock } from './waiting.ts';

class RemotePageError extends Error {
  override readonly name = 'RemotePageError';

  /** @param page such as `mfe_catalog/Landing` */
  constructor(
    readonly page: string,
    options: ErrorOptions,
  ) {
    super(`The page ${page} could not be loaded.`, options);
  }
}

/** The states of a remote's page. `Page` is what pages export, such as a component. */
export type PageState<Page = unknown> =
  | { readonly kind: 'idle' }
  /** `isSlow` after three seconds: the host then shows "Still loading" and Try Again. */
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  /** `integrity` is the hash of its release's manifest; empty in development. */
  | { readonly kind: 'ready'; readonly component: Page; readonly integrity: string }
  /** `ready` is a page that was loaded and then threw: the next visit renders it again. */
  | {
      readonly kind: 'failed';
      readonly error: RemotePageError;
      readonly ready: ReadyPage<Page> | null;
    };

/** A page that can be shown. */
export type ReadyPage<Page = unknown> = Extract<PageState<Page>, { readonly kind: 'ready' }>;

/**
 * The states of a remote. `ready`: its code runs in this tab. `stale`: another release was deployed since the tab was opened,
 * and the running release's files are gone.
 */
export type RemoteState = 'idle' | 'loading' | 'ready' | 'failed' | 'stale';

type Table<Kind extends string> = Readonly<Record<Kind, readonly Kind[]>>;

export const PAGE_TRANSITIONS: Table<PageState['kind']> = {
  idle: ['loading'],
  loading: ['loading', 'ready', 'failed', 'idle'],
  ready: ['loading', 'failed', 'idle'],
  failed: ['loading', 'ready'],
};

export const REMOTE_TRANSITIONS: Table<RemoteState> = {
  idle: ['loading'],
  loading: ['loading', 'ready', 'failed', 'idle'],
  ready: ['ready', 'loading', 'stale'],
  failed: ['loading'],
  stale: ['loading'],
};

/**
 * Checks a transition in tests and in development, not in production.
 *
 * @throws if the table does not allow the transition
 */
export function checkTransition<Kind extends string>(
  table: Table<Kind>,
  from: Kind,
  to: Kind,
): void {
  if (process.env.NODE_ENV === 'production' || table[from].includes(to)) return;
  throw new Error(`The transition from "${from}" to "${to}" is not allowed.`);
}

/** A page of a remote: its state and its subscribers. */
export class Page<Component> {
  /** The number of components that show the page; 0 while it is only prefetched. */
  visitors = 0;
  private current: PageState<Component> = { kind: 'idle' };
  private cancelSlow: () => void = () => undefined;
  private readonly listeners = new Set<() => void>();

  /** @param id such as `mfe_catalog/Landing` */
  constructor(readonly id: string) {}

  /** The same object until it changes. */
  get state(): PageState<Component> {
    return this.current;
  }

  get isWanted(): boolean {
    return this.visitors > 0;
  }

  /** @throws if the transition is not allowed */
  enter(state: PageState<Component>): void {
    this.cancelSlow();
    checkTransition(PAGE_TRANSITIONS, this.current.kind, state.kind);
    this.current = state;
    this.listeners.forEach((listener) => listener());
  }

  /** @param ready the page, if it was loaded and then threw */
  enterFailed(cause: unknown, ready: ReadyPage<Component> | null = null): void {
    this.enter({ kind: 'failed', error: new RemotePageError(this.id, { cause }), ready });
  }

  /** Enters `loading`, and `isSlow` after three seconds. */
  enterLoading(clock: Clock): void {
    this.enter({ kind: 'loading', isSlow: false });
    this.cancelSlow = clock.after(SLOW_AFTER, () => this.enter({ kind: 'loading', isSlow: true }));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resets the page, because its code was discarded. */
  forget(): void {
    if (this.current.kind === 'ready') this.enter({ kind: 'idle' });
    else if (this.current.kind === 'failed') this.current = { ...this.current, ready: null };
  }
}

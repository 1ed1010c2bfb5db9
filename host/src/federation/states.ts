import type { RemotePageError } from './errors';
import type { KnownRelease } from './manifest';
import type { PageComponent } from './pageId';

/** The states of a remote's page (docs/remotes.md has the diagram). */
export type PageState =
  | { readonly kind: 'idle' }
  /** `isSlow` after three seconds: the shopper is told, and offered Try Again. */
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  /** `integrity` is the hash of the manifest that it comes from; empty in development. */
  | { readonly kind: 'ready'; readonly component: PageComponent; readonly integrity: string }
  /** `ready` is the page that could be loaded and then threw: another visit renders it anew. */
  | {
      readonly kind: 'failed';
      readonly error: RemotePageError;
      readonly ready: ReadyPage | null;
    };

/** A page that can be shown. */
export type ReadyPage = Extract<PageState, { readonly kind: 'ready' }>;

/** The states of a remote. */
export type RemoteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  /** Its code runs in this tab; once a page of it was shown, no other release takes its place. */
  | { readonly kind: 'ready'; readonly release: KnownRelease; readonly wasShown: boolean }
  | { readonly kind: 'failed' }
  /** Another release was deployed under this tab, and the files of the one that runs are gone. */
  | { readonly kind: 'stale'; readonly release: KnownRelease };

type Table<Kind extends string> = Readonly<Record<Kind, readonly Kind[]>>;

/** The allowed transitions of a page. */
export const PAGE_TRANSITIONS: Table<PageState['kind']> = {
  idle: ['loading'],
  loading: ['loading', 'ready', 'failed', 'idle'],
  ready: ['loading', 'failed', 'idle'],
  failed: ['loading', 'ready', 'idle'],
};

/** The allowed transitions of a remote. */
export const REMOTE_TRANSITIONS: Table<RemoteState['kind']> = {
  idle: ['loading'],
  loading: ['loading', 'ready', 'failed', 'idle'],
  ready: ['ready', 'loading', 'stale', 'failed'],
  failed: ['loading'],
  stale: ['loading'],
};

/**
 * Finds mistakes of the loader in tests and in development; a shopper's page goes on.
 *
 * @throws when the table does not have the transition
 */
export function checkTransition<Kind extends string>(
  table: Table<Kind>,
  from: Kind,
  to: Kind,
): void {
  if (process.env.NODE_ENV === 'production' || table[from].includes(to)) return;
  throw new Error(`A state "${from}" is not followed by "${to}".`);
}

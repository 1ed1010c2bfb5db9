import type { PageId } from './pageId';

/** The name of the event on `window` that reports what happens to remotes, for operators. */
export const REMOTE_EVENT = 'weft:remote';

/** The cause of a retry: the shopper, the browser that is online again, or a failed script or style sheet. */
export type RetryCause = 'shopper' | 'online' | 'script' | 'style';

interface Details {
  /** A page is being loaded: on a visit, or ahead of one. */
  readonly started: { readonly page: PageId };
  /** It can be shown; `duration` is the time since it started, in milliseconds. */
  readonly loaded: { readonly page: PageId; readonly duration: number };
  /** It can't be had; the shopper sees "Connection Lost" if it is visited. */
  readonly failed: { readonly page: PageId; readonly duration: number; readonly reason: string };
  /** The page, or one of its files, is asked for once more. */
  readonly retried: { readonly page: PageId; readonly cause: RetryCause };
  /** It is in the document. */
  readonly shown: { readonly page: PageId };
  /** Code of the remote threw: while it rendered a page, or later in a handler or a promise. No error, no `stack`. */
  readonly threw: { readonly reason: string; readonly stack?: string };
  /** The released version failed, and the one before it takes its place; `release` names the one that failed. */
  readonly healed: { readonly page: PageId; readonly reason: string };
  /** A route that comes with the remote can't be used. */
  readonly ignored: { readonly reason: string };
  /** The whole document is loaded again, because the remote was deployed anew under this tab. */
  readonly reloading: { readonly page: PageId };
}

interface Base {
  /** The remote's federation name, such as `mfe_catalog`. */
  readonly remote: string;
  /** The remote's release, such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is here. */
  readonly release: string | null;
}

/** An event of the loader; the time is added when it is dispatched. */
export type RemoteNews = {
  [Type in keyof Details]: Base & { readonly type: Type } & Details[Type];
}[keyof Details];

/** One thing that happened to a remote. The stream is documented for operators in `docs/remotes.md`. */
export type RemoteEvent = RemoteNews & {
  /** When, in milliseconds since the document began to load. */
  readonly time: number;
};

declare global {
  interface WindowEventMap {
    [REMOTE_EVENT]: CustomEvent<RemoteEvent>;
  }
}

/** Dispatches an event on `window`; a loaded page is also a measure on the performance timeline. */
export function dispatchRemoteEvent(detail: RemoteEvent): void {
  if (detail.type === 'loaded') {
    const { page, duration, time } = detail;
    performance.measure(`${REMOTE_EVENT} ${page}`, { start: time - duration, duration, detail });
  }
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT, { detail }));
}

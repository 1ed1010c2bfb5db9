import type { PageId } from './pageId';
import { runningRelease } from './releases';

/** The name of the event on `window` that tells an operator what happens to the remotes of a visit. */
export const REMOTE_EVENT = 'weft:remote';

/** Why a page is asked for again: the shopper wants it, the browser is online again, or its styles were missing. */
export type RetryCause = 'shopper' | 'online' | 'style';

interface Details {
  /** A page is being loaded: on a visit, or ahead of one. */
  readonly started: { readonly page: PageId };
  /** It can be shown; `duration` is the time since it started, in milliseconds. */
  readonly loaded: { readonly page: PageId; readonly duration: number };
  /** It can't be had; the shopper sees "Connection Lost" if it is visited. */
  readonly failed: { readonly page: PageId; readonly duration: number; readonly reason: string };
  /** It is asked for once more. */
  readonly retried: { readonly page: PageId; readonly cause: RetryCause };
  /** It is in the document. */
  readonly shown: { readonly page: PageId };
  /** Code of the remote threw: while it rendered a page, or later in a handler or a promise. */
  readonly threw: { readonly reason: string };
  /** The whole document is loaded again, because the remote was deployed anew under this tab. */
  readonly reloading: { readonly page: PageId };
}

interface Base {
  /** The remote's federation name, such as `mfe_catalog`. */
  readonly remote: string;
}

type Told = {
  [Type in keyof Details]: Base & { readonly type: Type } & Details[Type];
}[keyof Details];

/** One thing that happened to a remote. The stream is documented for operators in `docs/remotes.md`. */
export type RemoteEvent = Told & {
  /** When, in milliseconds since the document began to load. */
  readonly time: number;
  /** The remote's release, such as `1.0.0 8f5fc872d1bb`; null until its manifest is here. */
  readonly release: string | null;
};

declare global {
  interface WindowEventMap {
    [REMOTE_EVENT]: CustomEvent<RemoteEvent>;
  }
}

/** Sends an event to whoever listens; a page that has been loaded becomes a measure of the performance timeline too. */
export function reportRemote(told: Told): void {
  const time = performance.now();
  const detail: RemoteEvent = { ...told, time, release: runningRelease(told.remote) };
  if (told.type === 'loaded') {
    const { page, duration } = told;
    performance.measure(`${REMOTE_EVENT} ${page}`, { start: time - duration, duration, detail });
  }
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT, { detail }));
}

/** What an error says, with the errors that led to it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}

/** The cause of a retry: the shopper, a browser that is online again, or a failed script or style sheet. */
export type RetryCause = 'shopper' | 'online' | 'script' | 'style';

/** An event without the fields that all events of a remote have. */
export type OwnEvent =
  /** Loading of a page begins, for a visit or ahead of it. */
  | { readonly type: 'started'; readonly page: string }
  /** The page can be shown; `duration` is the time since loading began, in milliseconds. */
  | { readonly type: 'loaded'; readonly page: string; readonly duration: number }
  /** The page cannot be loaded; its visitor sees the failure. */
  | {
      readonly type: 'failed';
      readonly page: string;
      readonly duration: number;
      readonly reason: string;
    }
  /** The page, or one of its files, is requested again. */
  | { readonly type: 'retried'; readonly page: string; readonly cause: RetryCause }
  /** The page is in the document. */
  | { readonly type: 'shown'; readonly page: string }
  /**
   * The remote's code threw: while rendering a page, or later in a handler or a promise. `stack` exists only for an
   * Error.
   */
  | { readonly type: 'threw'; readonly reason: string; readonly stack?: string }
  /** The live release failed, and the previous one replaces it; `release` names the failed release. */
  | { readonly type: 'healed'; readonly page: string; readonly reason: string }
  /** A route that comes with the remote cannot be used. */
  | { readonly type: 'ignored'; readonly reason: string }
  /** The document is loaded again, because another release was deployed since the tab was opened. */
  | { readonly type: 'reloading'; readonly page: string };

/** An event without its time, which is added on dispatch. */
export type UntimedEvent = OwnEvent & {
  /** The remote's federation name, such as `mfe_catalog`. */
  readonly remote: string;
  /** The remote's release, such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is loaded. */
  readonly release: string | null;
};

export type RemoteEvent = UntimedEvent & {
  /** When, in milliseconds since the document began to load. */
  readonly time: number;
};

/** The message of an error, followed by its causes' messages. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}

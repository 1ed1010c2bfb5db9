/** The cause of a retry: the shopper, a browser that is online again, or a failed script or style sheet. */
export type RetryCause = 'shopper' | 'online' | 'script' | 'style';

interface Details {
  /** Loading of a page begins, for a visit or ahead of it. */
  readonly started: { readonly page: string };
  /** The page can be shown; `duration` is the time since loading began, in milliseconds. */
  readonly loaded: { readonly page: string; readonly duration: number };
  /** The page cannot be loaded; its visitor sees the failure. */
  readonly failed: { readonly page: string; readonly duration: number; readonly reason: string };
  /** The page, or one of its files, is requested again. */
  readonly retried: { readonly page: string; readonly cause: RetryCause };
  /** The page is in the document. */
  readonly shown: { readonly page: string };
  /**
   * The remote's code threw: while rendering a page, or later in a handler or a promise. `stack` exists only for an
   * Error.
   */
  readonly threw: { readonly reason: string; readonly stack?: string };
  /** The live release failed, and the previous one replaces it; `release` names the failed release. */
  readonly healed: { readonly page: string; readonly reason: string };
  /** A route that comes with the remote cannot be used. */
  readonly ignored: { readonly reason: string };
  /** The document is loaded again, because another release was deployed since the tab was opened. */
  readonly reloading: { readonly page: string };
}

interface Base {
  /** The remote's federation name, such as `mfe_catalog`. */
  readonly remote: string;
  /** The remote's release, such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is loaded. */
  readonly release: string | null;
}

/** An event without its time, which is added on dispatch. */
export type UntimedEvent = {
  [Type in keyof Details]: Base & { readonly type: Type } & Details[Type];
}[keyof Details];

/** An event without the fields that all events of a remote have. */
export type OwnEvent<Type = UntimedEvent['type']> = Type extends UntimedEvent['type']
  ? Omit<Extract<UntimedEvent, { type: Type }>, keyof Base>
  : never;

/** An event of a remote. */
export type RemoteEvent = UntimedEvent & {
  /** When, in milliseconds since the document began to load. */
  readonly time: number;
};

/** The message of an error, followed by its causes' messages. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}

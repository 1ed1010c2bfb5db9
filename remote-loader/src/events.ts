/** The cause of a retry: the shopper, the browser that is online again, or a failed script or style sheet. */
export type RetryCause = 'shopper' | 'online' | 'script' | 'style';

interface Details {
  /** A page is being loaded: on a visit, or ahead of one. */
  readonly started: { readonly page: string };
  /** It can be shown; `duration` is the time since it started, in milliseconds. */
  readonly loaded: { readonly page: string; readonly duration: number };
  /** It can't be loaded; a visitor of the page sees that. */
  readonly failed: { readonly page: string; readonly duration: number; readonly reason: string };
  /** The page, or one of its files, is asked for once more. */
  readonly retried: { readonly page: string; readonly cause: RetryCause };
  /** It is in the document. */
  readonly shown: { readonly page: string };
  /** Code of the remote threw: while it rendered a page, or later in a handler or a promise. No error, no `stack`. */
  readonly threw: { readonly reason: string; readonly stack?: string };
  /** The released version failed, and the one before it takes its place; `release` names the one that failed. */
  readonly healed: { readonly page: string; readonly reason: string };
  /** A route that comes with the remote can't be used. */
  readonly ignored: { readonly reason: string };
  /** The whole document is loaded again, because the remote was deployed anew under this tab. */
  readonly reloading: { readonly page: string };
}

interface Base {
  /** The remote's federation name, such as `mfe_catalog`. */
  readonly remote: string;
  /** The remote's release, such as `7 1.0.0 8f5fc872d1bb`; null until its manifest is here. */
  readonly release: string | null;
}

/** An event without its time, which is added when it is dispatched. */
export type RemoteNews = {
  [Type in keyof Details]: Base & { readonly type: Type } & Details[Type];
}[keyof Details];

/** An event of a remote without what every event of it has. */
export type OwnNews<Type = RemoteNews['type']> = Type extends RemoteNews['type']
  ? Omit<Extract<RemoteNews, { type: Type }>, keyof Base>
  : never;

/** One thing that happened to a remote. */
export type RemoteEvent = RemoteNews & {
  /** When, in milliseconds since the document began to load. */
  readonly time: number;
};

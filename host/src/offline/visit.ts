/** A page's message to the worker about a visit. */
export interface Visit {
  /** The path, without the query. */
  readonly path: string;
  /** URLs of pictures that were loaded before the worker was active. */
  readonly pictures: readonly string[];
  /** Paths that should open without a network although they were not visited. */
  readonly places: readonly string[];
  /** Whether the shopper asked to save data: then only what was seen is loaded. */
  readonly isFrugal: boolean;
}

/** A page's message that all visits are to be forgotten; the answer on its port is whether that is done. */
export const FORGET = 'forget';

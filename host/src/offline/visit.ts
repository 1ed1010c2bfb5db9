/** A page's message to the worker about a visit. */
export interface Visit {
  /** The path, without the query. */
  readonly path: string;
  /** URLs of pictures that were loaded before the worker was active. */
  readonly pictures: readonly string[];
  /** Paths that should open without a network even if they were not visited. */
  readonly places: readonly string[];
  /** Whether the shopper saves data. Then the worker loads nothing ahead. */
  readonly isFrugal: boolean;
}

/** A page's message to delete all visits. The reply on its port is whether they are deleted. */
export const FORGET = 'forget';

/** What a page tells the worker of a visit. */
export interface Visit {
  /** The address, without query. */
  readonly path: string;
  /** Addresses of pictures that the worker has not seen, because it began after them. */
  readonly pictures: readonly string[];
  /** The addresses that shall open without a network although nobody has visited them. */
  readonly places: readonly string[];
  /** Whether the shopper asks for little data: then nothing is fetched that was not seen. */
  readonly isFrugal: boolean;
}

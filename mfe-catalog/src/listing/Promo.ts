/** The offer of a listing's banner. */
export interface Promo {
  /** The promo code. The checkout does not accept the sections' codes (docs/product/listing.md#banner). */
  readonly code: string;
  /** Whole percent. */
  readonly upTo: number;
  readonly line: string;
}

/** The offer of a listing's banner. */
export interface Promo {
  /** The promo code. The checkout does not accept the sections' codes (docs/product/listing.md#banner). */
  readonly code: string;
  /** Whole percent. */
  readonly upTo: number;
  readonly line: string;
}

/** The banner of the listing at `/product`, which is the first section's. */
export const defaultPromo: Promo = {
  code: 'SUMMER25',
  upTo: 50,
  line: 'Light cottons and open weaves for the long days.',
};

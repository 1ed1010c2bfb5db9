/** The banner of the listing at `/product`, which is the first section's (docs/product/listing.md#banner). */
export const defaultPromo = {
  code: 'SUMMER25',
  /** Whole percent. */
  upTo: 50,
  line: 'Light cottons and open weaves for the long days.',
};

import type { Promo } from '../listing/Promo';

/** The banner of the listing at `/product`, which is the first section's. */
export const defaultPromo: Promo = {
  code: 'SUMMER25',
  upTo: 50,
  line: 'Light cottons and open weaves for the long days.',
};

import type { SectionId } from 'shared-state';

/** The offer of a listing's banner. */
export interface Promo {
  /** The promo code. The checkout does not accept the sections' codes (docs/product/listing.md#banner). */
  readonly code: string;
  /** Whole percent. */
  readonly upTo: number;
  readonly line: string;
}

/** The banner of the listing at `/product`. */
const defaultPromo: Promo = {
  code: 'SUMMER25',
  upTo: 50,
  line: 'Light cottons and open weaves for the long days.',
};

/** The sections' banners. */
const promos: Readonly<Record<SectionId, Promo>> = {
  men: {
    code: 'MEN50',
    upTo: 50,
    line: 'Shirting, denim and kurtas cut with an easy shoulder.',
  },
  women: {
    code: 'WOMEN60',
    upTo: 60,
    line: 'Sarees off the loom and dresses that keep their shape.',
  },
  kids: {
    code: 'KIDS40',
    upTo: 40,
    line: 'Soft seams, deep hems and colours that forgive.',
  },
};

/** The offer at an address. `/product` is the men's listing with the code for all sections. */
export function promoAt(pathname: string, section: SectionId): Promo {
  return /^\/product\/?$/.test(pathname) ? defaultPromo : promos[section];
}

import type { SectionId } from '../catalogue/types';

/** What a listing's banner promises. */
export interface Promo {
  /** The code as printed; the demo's checkout does not take the sections' own codes (RULINGS A6). */
  readonly code: string;
  /** Whole percent. */
  readonly upTo: number;
  readonly line: string;
}

/** The banner of a listing without a section (SPEC §9). */
export const defaultPromo: Promo = {
  code: 'SUMMER25',
  upTo: 50,
  line: 'Light cottons and open weaves for the long days.',
};

/** The sections' banners (SPEC §9). */
export const promos: Readonly<Record<SectionId, Promo>> = {
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

import { defaultPromo } from '../shop/defaultPromo';
import { banners } from './banners.data';

/** The offer of a listing's banner. */
export interface Promo {
  /** The promo code. The checkout does not accept the sections' codes (docs/product/listing.md#banner). */
  readonly code: string;
  /** Whole percent. */
  readonly upTo: number;
  readonly line: string;
}

/** The offer at an address, if there is one. */
export function promoAt(pathname: string, section: string): Promo | undefined {
  return /^\/product\/?$/.test(pathname) ? defaultPromo : banners[section]?.promo;
}

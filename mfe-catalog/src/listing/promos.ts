import { defaultPromo } from '../shop/defaultPromo';
import { banners } from './banners.data';
import type { Promo } from './Promo';

/** The offer at an address, if there is one. */
export function promoAt(pathname: string, section: string): Promo | undefined {
  return /^\/product\/?$/.test(pathname) ? defaultPromo : banners[section]?.promo;
}

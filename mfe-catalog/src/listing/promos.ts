import { defaultPromo, type Promo } from '../shop/defaultPromo';
import { banners } from './banners.data';

/** The offer at an address, if there is one. */
export function promoAt(pathname: string, section: string): Promo | undefined {
  return /^\/product\/?$/.test(pathname) ? defaultPromo : banners[section]?.promo;
}

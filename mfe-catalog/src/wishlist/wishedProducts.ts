import type { WishlistItem } from 'shared-state';
import type { CardProduct } from '../product/CardProduct';
import { findProduct } from '../catalogue/catalogue';

/** The wished products as cards show them; one that has left the catalogue is shown as it was saved. */
export function wishedProducts(items: readonly WishlistItem[]): readonly CardProduct[] {
  return items.map((item) => findProduct(item.id)?.product ?? item);
}

import type { WishlistItem } from 'shared-state';
import type { Product } from '../catalogue/types';
import { findProduct } from '../catalogue/catalogue';

/** The products of the wishlist; one that has left the catalogue is shown as it was saved. */
export function wishedProducts(items: readonly WishlistItem[]): readonly Product[] {
  return items.map((item) => findProduct(item.id)?.product ?? item);
}

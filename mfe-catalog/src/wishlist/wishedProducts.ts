import type { WishlistItem } from 'shared-state';
import type { Product } from '../catalogue/types';
import { findProduct } from '../catalogue/catalogue';

/** The products of the wishlist. A product that has left the catalogue has its stored fields. */
export function wishedProducts(items: readonly WishlistItem[]): readonly Product[] {
  return items.map((item) => findProduct(item.id)?.product ?? item);
}

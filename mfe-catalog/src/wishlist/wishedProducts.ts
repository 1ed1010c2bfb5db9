import type { WishlistItem } from 'shared-state';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** The wished products as cards show them; one that has left the catalogue is shown as it was saved. */
export function wishedProducts(items: readonly WishlistItem[]): readonly Product[] {
  return items.map((item) => findProduct(item.id)?.product ?? asProduct(item));
}

function asProduct(item: WishlistItem): Product {
  const { id, imageUrl, title, newPrice } = item;
  return {
    id,
    imageUrl,
    title,
    newPrice,
    oldPrice: item.oldPrice ?? newPrice,
    discount: item.discount ?? 0,
    rating: item.rating ?? 0,
    ratingCount: item.ratingCount ?? 0,
  };
}

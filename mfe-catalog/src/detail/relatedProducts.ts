import type { PlacedProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** How many are shown. */
const SHOWN = 4;

/** The products that follow a product in its category, continued at the category's beginning. */
export function relatedProducts({ product, category }: PlacedProduct): readonly Product[] {
  const place = category.products.indexOf(product);
  const round = [...category.products.slice(place + 1), ...category.products.slice(0, place)];
  return round.slice(0, SHOWN);
}

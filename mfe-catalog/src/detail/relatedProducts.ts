import type { PlacedProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** The number of products. */
const MAX_SHOWN = 4;

/** The products that follow a product in its category. After the last product comes the first. */
export function relatedProducts({ product, category }: PlacedProduct): readonly Product[] {
  const place = category.products.indexOf(product);
  const round = [...category.products.slice(place + 1), ...category.products.slice(0, place)];
  return round.slice(0, MAX_SHOWN);
}

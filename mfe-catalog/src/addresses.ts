import { productPath } from 'shared-state';
import { placedProducts } from './catalogue/catalogue';

/** The root-relative path of every product, for the pages and the sitemap. The host's route table has the other paths. */
export function addresses(): readonly string[] {
  return placedProducts.map(({ product }) => productPath(product.id));
}

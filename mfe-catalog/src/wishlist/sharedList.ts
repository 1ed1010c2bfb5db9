import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** The query parameter of a shared list: ids of products, separated by commas. */
const ITEMS = 'items';

const MAX_ITEMS = 60;

/** The address of a shared list, without products that have left the catalogue. */
export function sharedListPath(products: readonly Pick<Product, 'id'>[]): string {
  const ids = products.map(({ id }) => id).filter((id) => findProduct(id));
  return `/wishlist?${ITEMS}=${ids.slice(0, MAX_ITEMS).join()}`;
}

/** The products of a shared list, each once. Ignores unknown ids. Null without a list. */
export function readSharedList(query: URLSearchParams): readonly Product[] | null {
  const written = query.get(ITEMS);
  if (written === null) return null;
  const products = written.split(',').flatMap((id) => findProduct(id)?.product ?? []);
  return [...new Set(products)].slice(0, MAX_ITEMS);
}

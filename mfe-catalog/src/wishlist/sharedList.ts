import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** The query parameter of a shared list: ids of products, separated by commas. */
const ITEMS = 'items';

/** A shared list has no more products than these. */
const MOST_ITEMS = 60;

/** In characters; no list of {@link MOST_ITEMS} ids is longer. */
const LONGEST_LIST = 4000;

/** The address that shows products as someone's wishlist; what has left the catalogue is left out. */
export function sharedListPath(products: readonly Pick<Product, 'id'>[]): string {
  const ids = products.map(({ id }) => id).filter((id) => findProduct(id));
  return `/wishlist?${ITEMS}=${ids.slice(0, MOST_ITEMS).join()}`;
}

/** The products of a shared list, each once; ids that the catalogue does not know are ignored. Null without a list. */
export function readSharedList(query: URLSearchParams): readonly Product[] | null {
  const written = query.get(ITEMS)?.slice(0, LONGEST_LIST);
  if (written === undefined) return null;
  const products = written.split(',').flatMap((id) => findProduct(id)?.product ?? []);
  return [...new Set(products)].slice(0, MOST_ITEMS);
}

import { countOf } from 'shared-ui';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** The query parameter of a shared list: ids of products, separated by commas. */
const ITEMS = 'items';

/** A longer address would be too long for some servers and messengers. */
const MAX_ITEMS = 60;

interface SharedList {
  /** Null if the list has nothing to share. */
  readonly path: string | null;
  /** Says what the address leaves out; null if it has the whole list. */
  readonly note: string | null;
}

/** The address of a list for others, without products that have left the catalogue. */
export function shareList(products: readonly Pick<Product, 'id'>[]): SharedList {
  const ids = products.flatMap(({ id }) => (findProduct(id) ? id : [])).slice(0, MAX_ITEMS);
  if (ids.length === 0)
    return { path: null, note: 'We no longer sell these products, so this list can’t be shared.' };
  const sentence = `Share includes ${countOf(ids.length, 'product')}: at most ${MAX_ITEMS}, and only what we still sell.`;
  return {
    path: `/wishlist?${ITEMS}=${ids.join()}`,
    note: ids.length < products.length ? sentence : null,
  };
}

/** The products of a shared list, each once. Ignores unknown ids. Null without a list. */
export function readSharedList(query: URLSearchParams): readonly Product[] | null {
  const written = query.get(ITEMS);
  if (written === null) return null;
  return [...new Set(written.split(',').flatMap((id) => findProduct(id)?.product ?? []))];
}

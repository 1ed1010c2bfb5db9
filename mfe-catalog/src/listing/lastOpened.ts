import { shopEntry, useClientValue } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import type { Product } from '../catalogue/types';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = shopEntry('lastOpened', 'tab');

interface LastOpened {
  /** Its index among the products; -1 if none was opened. */
  readonly position: number;
  readonly remember: (id: string) => void;
}

/** Remembers which product is opened from a listing, for the return (docs/product/listing.md#way-back). */
export function useLastOpened(products: readonly Product[]): LastOpened {
  const { key, pathname, search } = useLocation();
  // Only Back and Forward return to the same key. No part has a space.
  const visit = `${key} ${pathname}${search} `;
  // It changes only when the shopper leaves the listing.
  const stored = useClientValue(() => entry.read(), null);
  return {
    position: products.findIndex(({ id }) => stored === visit + id),
    remember: (id) => void entry.write(visit + id),
  };
}

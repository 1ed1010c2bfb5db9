import { shopEntry, toJson, useClientValue } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import type { Product } from '../catalogue/types';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = shopEntry('lastOpened', 'tab');

/** The card that was opened during this visit to the listing. */
export interface LastOpened {
  /** Its index among the products; -1 if none was opened. */
  readonly position: number;
  readonly remember: (id: string) => void;
}

/** Remembers which product is opened from a listing, for the return (docs/product/listing.md#way-back). */
export function useLastOpened(products: readonly Product[]): LastOpened {
  const { key, pathname, search } = useLocation();
  const visit = { key, address: pathname + search };
  // It changes only when the shopper leaves the listing. Only Back and Forward return to the same key.
  const id = useClientValue(() => readOpened(visit), null);
  return {
    position: id === null ? -1 : products.findIndex((product) => product.id === id),
    remember: (opened) => rememberOpened(visit, opened),
  };
}

/** A visit to a listing: the key of the history entry, and the path with the query. */
export interface ListingVisit {
  readonly key: string;
  readonly address: string;
}

/**
 * Stores the last product that was opened from a listing, unless the storage is full or forbidden.
 */
export function rememberOpened({ key, address }: ListingVisit, id: string): void {
  entry.write(toJson([key, address, id]));
}

/** The id of the last opened product, if it was opened during this visit to this listing. */
export function readOpened({ key, address }: ListingVisit): string | null {
  try {
    const value: unknown = JSON.parse(entry.read() ?? 'null');
    if (!Array.isArray(value) || value[0] !== key || value[1] !== address) return null;
    const id: unknown = value[2];
    return typeof id === 'string' ? id : null;
  } catch {
    // This module did not write it, because it is not JSON.
    return null;
  }
}

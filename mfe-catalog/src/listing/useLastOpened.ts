import { useClientValue } from 'shared-state';
import { useLocation } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import { readOpened, rememberOpened } from './lastOpened';

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

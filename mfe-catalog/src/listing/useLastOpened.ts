import { useSyncExternalStore } from 'react';
import { useLocation } from 'shared-ui/router';
import type { Product } from '../catalogue/types';
import { readOpened, rememberOpened } from './lastOpened';

/** The card that the shopper opened on this visit of the listing. */
export interface LastOpened {
  /** On the way back, its place among the products; -1 otherwise. */
  readonly position: number;
  readonly remember: (id: string) => void;
}

/** Follows which product is opened from a listing, for the way back (RULINGS A30). */
export function useLastOpened(products: readonly Product[]): LastOpened {
  const { key, pathname, search } = useLocation();
  const visit = { key, address: pathname + search };
  // Nothing tells of a change: it happens on the way out, and only Back and Forward lead to the same key again.
  const id = useSyncExternalStore(
    subscribeToNothing,
    () => readOpened(visit),
    () => null,
  );
  return {
    position: id === null ? -1 : products.findIndex((product) => product.id === id),
    remember: (opened) => rememberOpened(visit, opened),
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

import { useEffect } from 'react';
import { trackList } from 'shared-state';
import type { Product, Section } from '../catalogue/types';

/** Fires a commerce event with a listing's products whenever they change. Returns a function for the id of an opened one. */
export function useListEvents(
  { id, name }: Section,
  products: readonly Product[],
): (opened: string) => void {
  useEffect(() => trackList('view_item_list', { id, name }, products), [id, name, products]);
  return (opened) => {
    const place = products.findIndex((product) => product.id === opened);
    const product = products[place];
    if (product) trackList('select_item', { id, name }, [product], place);
  };
}

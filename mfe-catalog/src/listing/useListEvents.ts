import { useEffect } from 'react';
import { tellList } from 'shared-state';
import type { Product, Section } from '../catalogue/types';

/**
 * Tells as commerce events which products a listing shows, whenever that changes, and which one is opened from it.
 *
 * @returns to be called with the id of a product that is opened
 */
export function useListEvents(
  { id, name }: Section,
  products: readonly Product[],
): (opened: string) => void {
  useEffect(() => tellList('view_item_list', { id, name }, products), [id, name, products]);
  return (opened) => {
    const place = products.findIndex((product) => product.id === opened);
    const product = products[place];
    if (product) tellList('select_item', { id, name }, [product], place);
  };
}

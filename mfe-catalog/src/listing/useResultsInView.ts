import { useEffect, useRef, type RefObject } from 'react';
import type { Product } from '../catalogue/types';

/**
 * After a change of the products, scrolls to their beginning if they end above the middle of the window. The filter bar
 * sticks, so it can shorten the list far below its beginning.
 */
export function useResultsInView(
  collection: RefObject<HTMLElement | null>,
  products: readonly Product[],
): void {
  const before = useRef(products);
  useEffect(() => {
    if (before.current === products) return;
    before.current = products;
    const element = collection.current;
    if (!element) return;
    const { height, bottom } = element.getBoundingClientRect();
    // A page that is not shown has no height.
    if (height > 0 && bottom < window.innerHeight / 2) element.scrollIntoView();
  }, [collection, products]);
}

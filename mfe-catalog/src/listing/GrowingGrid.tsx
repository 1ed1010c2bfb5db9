import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { ProductGrid } from '../card/ProductGrid';
import type { Product } from '../catalogue/types';
import classes from './GrowingGrid.module.scss';

/**
 * How many cards are built at once: more than any section has today, so that the shop shows all of them, and few enough
 * that filtering ten thousand stays quick (mfe-catalog/bench/README.md).
 */
export const CARDS_AT_ONCE = 60;

/** The products of a listing, so many at a time; another list starts from the top. Cards in both lists stay as they are. */
export function GrowingGrid({ products }: { readonly products: readonly Product[] }): ReactNode {
  const [growth, setGrowth] = useState({ products, shown: CARDS_AT_ONCE });
  const shown = growth.products === products ? growth.shown : CARDS_AT_ONCE;
  const ref = useRef<HTMLDivElement>(null);

  // The button goes on down the page: the focus stays with the first of the cards that came.
  useEffect(() => {
    if (shown === CARDS_AT_ONCE) return;
    const card = ref.current?.querySelectorAll('article')[shown - CARDS_AT_ONCE];
    card?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [shown]);

  return (
    <div ref={ref} className={classes.growing}>
      <ProductGrid products={products.slice(0, shown)} />
      {shown < products.length && (
        <Button
          variant="secondary"
          onClick={() => setGrowth({ products, shown: shown + CARDS_AT_ONCE })}
        >
          Show more products
        </Button>
      )}
    </div>
  );
}

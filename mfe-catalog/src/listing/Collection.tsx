import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from 'shared-ui';
import type { Product } from '../catalogue/types';
import { ActiveFilters } from './ActiveFilters';
import classes from './Collection.module.scss';
import { FilterBar } from './FilterBar';
import { GrowingGrid } from './GrowingGrid';
import { SearchNote } from './SearchNote';
import type { Listing } from './useListing';

interface Props {
  readonly listing: Listing;
  readonly reach: number;
  readonly onOpen: (product: Product, place: number) => void;
  readonly ref: RefObject<HTMLElement | null>;
}

/** The products of a listing, with the controls that filter and sort them (docs/product/listing.md#collection). */
export function Collection({ listing, reach, onOpen, ref }: Props): ReactNode {
  const { products, search } = listing;
  const headingId = useId();
  useResultsInView(ref, products);
  // For controls that disappear when pressed. Moves the focus to the changed products.
  const withFocus = (change: () => void) => (): void => {
    ref.current?.focus({ preventScroll: true });
    change();
  };

  return (
    <section ref={ref} tabIndex={-1} className={classes.collection} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        Products
      </h2>
      {search && (
        <SearchNote
          search={search}
          section={listing.section}
          onClear={withFocus(listing.clearSearch)}
        />
      )}
      <FilterBar listing={listing} />
      <ActiveFilters
        filters={listing.filters}
        onRemove={({ name, rest }) => listing.change(name, rest)}
        onClear={withFocus(listing.clearFilters)}
      />
      {products.length > 0 ? (
        <GrowingGrid products={products} reach={reach} onOpen={onOpen} />
      ) : (
        <div className={classes.empty}>
          <p>No products found in this category.</p>
          {listing.filters.length > 0 && <p>Try removing a filter.</p>}
          <Button variant="secondary" onClick={withFocus(listing.showAll)}>
            Show all products
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * After a change of the products, scrolls to their beginning if they end above the middle of the window. The filter bar
 * sticks, so it can shorten the list far below its beginning.
 */
function useResultsInView(
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

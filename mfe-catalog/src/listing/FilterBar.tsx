import type { ReactNode } from 'react';
import { countOf } from 'shared-ui';
import type { Category } from '../catalogue/types';
import { CategoryButtons } from './CategoryButtons';
import { CATEGORY } from './categoryParameter';
import classes from './FilterBar.module.scss';
import { FilterButton } from './FilterButton';
import { SortField } from './SortField';
import type { Listing } from './useListing';

interface Props {
  readonly categories: readonly Category[];
  readonly listing: Listing;
}

/** Categories, order and filters in one line, and the number of products (docs/product/listing.md#filters). */
export function FilterBar({ categories, listing }: Props): ReactNode {
  const { products, query, change, productsWith } = listing;
  return (
    <>
      <div className={classes.bar} data-sticky-head="">
        <CategoryButtons
          categories={categories}
          chosen={query.category}
          isEmpty={(category) => productsWith({ category }).length === 0}
          onChoose={(id) => change(CATEGORY, id)}
        />
        <SortField value={query.sort} onChange={(sort) => change('sort', sort)} />
        <FilterButton listing={listing} />
      </div>
      <p role="status" className={classes.count}>
        {countOf(products.length, 'product')}
      </p>
    </>
  );
}

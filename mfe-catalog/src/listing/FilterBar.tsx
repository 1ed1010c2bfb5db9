import type { ReactNode } from 'react';
import { Button, countOf, Icon } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';
import { CategoryButtons } from './CategoryButtons';
import { CATEGORY } from './categoryParameter';
import classes from './FilterBar.module.scss';
import { SortField } from './SortField';
import type { Listing } from './useListing';

/** Categories, order and filters in one line, and the number of products (docs/product/listing.md#filters). */
export function FilterBar({ listing }: { readonly listing: Listing }): ReactNode {
  const { section, products, query, filters, change, productsWith } = listing;
  // Its code is loaded when the pointer or the focus reaches the button.
  const dialog = useOnDemand(async () => (await import('./FilterDialog')).FilterDialog);
  return (
    <>
      <div className={classes.bar} data-sticky-head="">
        <CategoryButtons
          categories={section.categories}
          chosen={query.category}
          isEmpty={(category) => productsWith({ category }).length === 0}
          onChoose={(id) => change(CATEGORY, id)}
        />
        <SortField value={query.sort} onChange={(sort) => change('sort', sort)} />
        <span onPointerEnter={dialog.preload} onFocus={dialog.preload}>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={dialog.open}>
            <Icon name="sliders-horizontal" />{' '}
            <span>{filters.length > 0 ? `Filter (${filters.length})` : 'Filter'}</span>
          </Button>
          {dialog.Part && <dialog.Part listing={listing} onClose={dialog.close} />}
        </span>
      </div>
      <p role="status" className={classes.count}>
        {countOf(products.length, 'product')}
      </p>
    </>
  );
}

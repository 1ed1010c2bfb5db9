import type { ReactNode } from 'react';
import { Button, countOf, Dialog, Select } from 'shared-ui';
import classes from './FilterDialog.module.scss';
import { FILTERS, SORTS } from './listingQuery';
import { TraitFields } from './TraitFields';
import type { Listing } from './useListing';

interface Props {
  readonly listing: Listing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The fields that filter and sort a listing; the listing behind follows each choice (RULINGS A19). */
export function FilterDialog({ listing, isOpen, onClose }: Props): ReactNode {
  const { query, products, change, clearFilters } = listing;
  return (
    <Dialog title="Filter and sort" shape="panel" isOpen={isOpen} onClose={onClose}>
      <div className={classes.fields}>
        <Select
          label="Sort by"
          placeholder="Relevance"
          options={SORTS}
          value={query.sort ?? ''}
          onChange={(event) => change('sort', event.target.value || null)}
        />
        <TraitFields listing={listing} />
        {FILTERS.map(({ name, label, any, options }) => (
          <Select
            key={name}
            label={label}
            placeholder={any}
            options={options}
            value={query[name]?.value ?? ''}
            onChange={(event) => change(name, event.target.value || null)}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <Button variant="secondary" onClick={clearFilters}>
          Clear filters
        </Button>
        <Button onClick={onClose}>
          <span aria-live="polite">{`Show ${countOf(products.length, 'product')}`}</span>
        </Button>
      </div>
    </Dialog>
  );
}

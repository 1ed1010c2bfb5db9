import type { ReactNode } from 'react';
import { Button, countOf, Dialog } from 'shared-ui';
import { Select } from 'shared-ui/select';
import classes from './FilterDialog.module.scss';
import { FILTERS } from './listingQuery';
import { TraitFields } from './TraitFields';
import type { Listing } from './useListing';

interface Props {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/**
 * The fields that filter a listing (docs/product/listing.md#filters). The listing follows each choice. Options that would
 * leave it empty cannot be chosen; only an address can select them.
 */
export function FilterDialog({ listing, onClose }: Props): ReactNode {
  const { query, products, productsWith, change, clearFilters } = listing;
  return (
    <Dialog title="Filter" shape="panel" isOpen onClose={onClose}>
      <div className={classes.fields}>
        <TraitFields listing={listing} />
        {FILTERS.map(({ name, label, any, options }) => (
          <Select
            key={name}
            label={label}
            placeholder={any}
            options={options.map((option) => {
              const { length } = productsWith({ [name]: option });
              return {
                value: option.value,
                label: `${option.label} (${length})`,
                isDisabled: length === 0 && query[name] !== option,
              };
            })}
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
          <span aria-live="polite">
            {products.length > 0
              ? `Show ${countOf(products.length, 'product')}`
              : 'Back to the listing'}
          </span>
        </Button>
      </div>
    </Dialog>
  );
}

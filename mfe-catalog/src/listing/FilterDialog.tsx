import type { ReactNode } from 'react';
import { Button, Dialog, Select } from 'shared-ui';
import { countOf } from './countOf';
import classes from './FilterDialog.module.scss';
import { FILTERS, SORTS, type ListingQuery } from './listingQuery';

/** What the dialog shows and changes. */
export interface FilterDialogProps {
  readonly query: ListingQuery;
  /** How many products there are as things stand. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the query's name for what has changed; null takes the choice back. */
  readonly onChange: (name: string, value: string | null) => void;
  readonly onClear: () => void;
}

/** The fields that narrow and order a listing; the listing behind follows each choice (RULINGS A19). */
export function FilterDialog(props: FilterDialogProps): ReactNode {
  const { query, count, isOpen, onClose, onChange, onClear } = props;
  return (
    <Dialog title="Filter and sort" shape="panel" isOpen={isOpen} onClose={onClose}>
      <div className={classes.fields}>
        <Select
          label="Sort by"
          placeholder="Relevance"
          options={SORTS}
          value={query.sort ?? ''}
          onChange={(event) => onChange('sort', event.target.value || null)}
        />
        {FILTERS.map(({ name, label, any, options }) => (
          <Select
            key={name}
            label={label}
            placeholder={any}
            options={options}
            value={query[name]?.value ?? ''}
            onChange={(event) => onChange(name, event.target.value || null)}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
        <Button onClick={onClose}>
          <span aria-live="polite">{`Show ${countOf(count)}`}</span>
        </Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Select } from 'shared-ui';
import classes from './FilterBar.module.scss';
import { FILTERS, SORTS, type ListingQuery } from './listingQuery';

interface Props {
  readonly query: ListingQuery;
  /** Called with the query's name for what has changed; null takes the choice back. */
  readonly onChange: (name: string, value: string | null) => void;
}

/** The fields that narrow and order a listing (RULINGS A19). */
export function FilterBar({ query, onChange }: Props): ReactNode {
  return (
    <div role="group" aria-label="Sort and filter" className={classes.bar}>
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
  );
}

import type { ReactNode } from 'react';
import { SORTS } from './listingQuery';
import classes from './SortField.module.scss';

interface Props {
  /** A value of {@link SORTS}; null for the shop's order. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The order of a listing. In narrow windows the field has the size of a button with the word Sort, or the chosen order. */
export function SortField({ value, onChange }: Props): ReactNode {
  return (
    <span className={classes.sort} data-chosen={value !== null}>
      <span aria-hidden="true" className={classes.word}>
        {SORTS.find((sort) => sort.value === value)?.short ?? 'Sort'}
      </span>
      <select
        aria-label="Sort by"
        className={classes.select}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">Sort: relevance</option>
        {SORTS.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </span>
  );
}

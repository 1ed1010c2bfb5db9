import type { ReactNode } from 'react';
import { SORTS } from './listingQuery';
import classes from './SortField.module.scss';

interface Props {
  /** A value of {@link SORTS}; null is the shop's own order. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The order of a listing; in narrow windows the field is a button's size, with the word Sort on it. */
export function SortField({ value, onChange }: Props): ReactNode {
  return (
    <span className={classes.sort} data-chosen={value !== null}>
      <span aria-hidden="true" className={classes.word}>
        Sort
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

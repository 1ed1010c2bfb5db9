import type { ReactNode } from 'react';
import { Button, Icon } from 'shared-ui';
import classes from './ActiveFilters.module.scss';
import { FILTERS, type ListingQuery } from './listingQuery';

interface Props {
  readonly query: ListingQuery;
  readonly onRemove: (name: string) => void;
  readonly onClear: () => void;
}

/** The filters in force, each with a way to take it back; nothing where there are none. */
export function ActiveFilters({ query, onRemove, onClear }: Props): ReactNode {
  const active = FILTERS.flatMap(({ name }) => {
    const choice = query[name];
    return choice ? [{ name, label: choice.label }] : [];
  });
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {active.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${label}`}
            onClick={() => onRemove(name)}
          >
            {label} <Icon name="x" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}

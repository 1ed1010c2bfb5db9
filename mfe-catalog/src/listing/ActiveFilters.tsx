import type { MouseEvent, ReactNode } from 'react';
import { Button, Icon } from 'shared-ui';
import classes from './ActiveFilters.module.scss';
import { FILTERS, type ListingQuery } from './listingQuery';

interface Props {
  readonly query: ListingQuery;
  readonly onRemove: (name: string) => void;
  readonly onClear: () => void;
  /** Called when the last of them goes, and the pressed control with it. */
  readonly onEmpty: () => void;
}

/** The filters in force, each with a way to take it back; nothing where there are none. */
export function ActiveFilters({ query, onRemove, onClear, onEmpty }: Props): ReactNode {
  const active = FILTERS.flatMap(({ name }) => {
    const choice = query[name];
    return choice ? [{ name, label: choice.label }] : [];
  });
  if (active.length === 0) return null;

  // The chip goes: the focus moves to the next one, or to the one before the last.
  const handleRemove = (event: MouseEvent, index: number, name: string): void => {
    const chip = event.currentTarget.parentElement;
    const isLast = index === active.length - 1;
    const neighbour = isLast ? chip?.previousElementSibling : chip?.nextElementSibling;
    if (active.length === 1) onEmpty();
    else neighbour?.querySelector('button')?.focus();
    onRemove(name);
  };
  const handleClear = (): void => {
    onEmpty();
    onClear();
  };

  return (
    <ul className={classes.chips} aria-label="Active filters">
      {active.map(({ name, label }, index) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${label}`}
            onClick={(event) => handleRemove(event, index, name)}
          >
            {label} <Icon name="x" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={handleClear}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}

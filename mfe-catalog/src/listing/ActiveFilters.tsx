import type { MouseEvent, ReactNode } from 'react';
import { Button, Icon } from 'shared-ui';
import classes from './ActiveFilters.module.scss';
import type { ActiveFilter } from './listingQuery';

interface Props {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  /** Called to remove all filters, or the only one. */
  readonly onClear: () => void;
}

/** The active filters, each with a button that removes it. Nothing without filters. */
export function ActiveFilters({ filters, onRemove, onClear }: Props): ReactNode {
  if (filters.length === 0) return null;

  // The pressed button disappears. The focus moves to the next button, or to the previous button after the last.
  const handleRemove = (event: MouseEvent, index: number, filter: ActiveFilter): void => {
    if (filters.length === 1) {
      onClear();
      return;
    }
    const chip = event.currentTarget.parentElement;
    const isLast = index === filters.length - 1;
    const neighbour = isLast ? chip?.previousElementSibling : chip?.nextElementSibling;
    neighbour?.querySelector('button')?.focus();
    onRemove(filter);
  };

  return (
    <ul className={classes.chips} aria-label="Active filters">
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${filter.label}`}
            onClick={(event) => handleRemove(event, index, filter)}
          >
            <span>{filter.label}</span> <Icon name="x" />
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

import { useEffect, useRef, type ReactNode } from 'react';
import type { Category } from '../catalogue/types';
import classes from './CategoryButtons.module.scss';

interface Props {
  readonly categories: readonly Category[];
  /** The id of the chosen category; null for all categories. */
  readonly chosen: string | null;
  /** Whether a category would show nothing with the current filters. Then it cannot be chosen. */
  readonly isEmpty: (id: string) => boolean;
  readonly onChoose: (id: string | null) => void;
}

const ALL = { id: null, name: 'All Categories' };

/** "All Categories" and a button for each category (docs/product/listing.md#collection). */
export function CategoryButtons({ categories, chosen, isEmpty, onChoose }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  // On phones the chosen button may be outside the visible part of the row.
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !button || chosen === null) return;
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2;
  }, [chosen]);

  return (
    <div ref={row} role="group" aria-label="Categories" className={classes.row}>
      {[ALL, ...categories].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.button}
          aria-pressed={id === chosen}
          disabled={id !== null && id !== chosen && isEmpty(id)}
          // Chromium scrolls only to what is wholly out of view.
          onFocus={({ target }) => {
            if (target.matches(':focus-visible'))
              target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { lastSize, rememberSize, SIZES, type Size } from 'shared-state';
import { sizeNote } from '../sizes/sizeNote';
import classes from './MiniCart.module.scss';

interface Props {
  readonly productId: string;
  /** The size of the pieces that were added; undefined until one is chosen. */
  readonly value: Size | undefined;
  readonly onChoose: (size: Size) => void;
}

/** Asks for the size of what a card has added: one press gives it. The size that is likely is marked (RULINGS A15). */
export function SizeChooser({ productId, value, onChoose }: Props): ReactNode {
  const id = useId();
  const last = lastSize(productId);
  // What is likely does not change by what is chosen here.
  const likely = last ?? 'M';
  const note = sizeNote(productId);
  return (
    <div role="group" aria-labelledby={id} className={classes.sizes}>
      <p id={id} className={classes.question}>
        Which size?
        {note && <span className={classes.aside}>{` ${note}`}</span>}
      </p>
      <div className={classes.row}>
        {SIZES.map((size) => (
          <button
            key={size}
            type="button"
            className={classes.size}
            aria-label={`Size ${size}`}
            aria-pressed={size === value}
            data-likely={size === likely && value === undefined ? '' : undefined}
            onClick={() => {
              rememberSize(productId, size);
              onChoose(size);
            }}
          >
            {size}
          </button>
        ))}
      </div>
    </div>
  );
}

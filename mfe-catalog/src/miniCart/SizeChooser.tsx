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

/**
 * Asks for the size of a product that was added from a card: one press sets it. The likely size is marked (RULINGS
 * A15).
 */
export function SizeChooser({ productId, value, onChoose }: Props): ReactNode {
  const id = useId();
  const last = lastSize(productId);
  // The present choice does not change the likely size.
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

import { useId, useState, type ReactNode } from 'react';
import {
  ageName,
  lastSize,
  rememberSize,
  SIZES,
  type ProductSummary,
  type Size,
} from 'shared-state';
import classes from './MiniCart.module.scss';

interface Props {
  readonly product: ProductSummary;
  readonly note: string | undefined;
  /** The size of the added pieces; undefined until one is chosen. */
  readonly value: Size | undefined;
  readonly onChoose: (size: Size) => void;
}

/** Asks for the size of a product that was added without a size, with the ages of children's sizes. One press sets it. */
export function SizeChooser({ product, note, value, onChoose }: Props): ReactNode {
  const id = useId();
  // Read once, because a size that is chosen now is not "last time" yet.
  const [last] = useState(() => lastSize(product.id));
  const notes = [note, last && `You chose ${last} last time.`].filter(Boolean);
  return (
    <div role="group" aria-labelledby={id} className={classes.sizes}>
      <p id={id}>
        <span>Which size?</span>
        {notes.length > 0 && <span className={classes.aside}>{` ${notes.join(' ')}`}</span>}
      </p>
      <div className={classes.row}>
        {SIZES.map((size) => (
          <button
            key={size}
            type="button"
            className={classes.size}
            aria-label={`Size ${size}`}
            aria-describedby={product.isForChildren && `${id}-${size}`}
            aria-pressed={size === value}
            onClick={() => {
              rememberSize(product.id, size);
              onChoose(size);
            }}
          >
            <span>{size}</span>
            {/* The button is named by its size alone. */}
            {product.isForChildren && (
              <span id={`${id}-${size}`} aria-hidden="true" className={classes.age}>
                {ageName(size)}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

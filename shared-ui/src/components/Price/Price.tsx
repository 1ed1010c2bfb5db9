import type { ReactNode } from 'react';
import { formatPrice } from '../../money/formatMoney';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Price.module.scss';

interface Props {
  /** In whole units of currency. */
  readonly amount: number;
  readonly oldAmount?: number | undefined;
}

/** A price and the old price. Hidden text names both for screen readers (docs/product/listing.md#product-card). */
export function Price({ amount, oldAmount }: Props): ReactNode {
  return (
    <span className={classes.price}>
      <span className={classes.now}>
        <VisuallyHidden>Price </VisuallyHidden>
        <span>{formatPrice(amount)}</span>
      </span>
      {oldAmount !== undefined && (
        <s className={classes.old}>
          <VisuallyHidden>Old price </VisuallyHidden>
          <span>{formatPrice(oldAmount)}</span>
        </s>
      )}
    </span>
  );
}

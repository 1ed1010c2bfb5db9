import type { ReactNode } from 'react';
import { formatNumber } from 'shared-ui';
import classes from './Checkout.module.scss';

interface Props {
  readonly id: string;
  /** The number of pieces without a size, at least one. */
  readonly count: number;
}

/** A note above the button that some pieces have no size. It does not prevent the purchase. */
export function SizelessNote({ id, count }: Props): ReactNode {
  const pieces = count === 1 ? '1 piece has' : `${formatNumber(count)} pieces have`;
  return (
    <p id={id} className={classes.aside}>
      {`${pieces} no size. You can still complete your purchase.`}
    </p>
  );
}

import type { ReactNode } from 'react';
import classes from './Checkout.module.scss';

interface Props {
  readonly id: string;
  /** The number of pieces without a size, at least one. */
  readonly count: number;
}

/** A note above the button that some pieces have no size. It does not prevent the purchase. */
export function SizelessNote({ id, count }: Props): ReactNode {
  const pieces = count === 1 ? '1 piece has' : `${count.toLocaleString('en-US')} pieces have`;
  return (
    <p id={id} className={classes.aside}>
      {`${pieces} no size. You can still complete your purchase.`}
    </p>
  );
}

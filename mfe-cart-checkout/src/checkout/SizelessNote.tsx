import type { ReactNode } from 'react';
import classes from './Checkout.module.scss';

interface Props {
  readonly id: string;
  /** How many pieces have no size, at least one. */
  readonly count: number;
}

/** Says above the button that some pieces have no size. It blocks nothing. */
export function SizelessNote({ id, count }: Props): ReactNode {
  const pieces = count === 1 ? '1 piece has' : `${count.toLocaleString('en-US')} pieces have`;
  return (
    <p id={id} className={classes.aside}>
      {`${pieces} no size. You can still complete your purchase.`}
    </p>
  );
}

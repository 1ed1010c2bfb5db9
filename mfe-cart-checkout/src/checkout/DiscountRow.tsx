import type { ReactNode } from 'react';
import { percentOf } from 'shared-state';
import { formatSum } from 'shared-ui';
import classes from './Checkout.module.scss';

interface Props {
  readonly percent: number;
  /** In cents. */
  readonly subtotal: number;
}

/** The amount of a discount code. It is shown, with a note that it is not deducted (SPEC §9, RULINGS A5). */
export function DiscountRow({ percent, subtotal }: Props): ReactNode {
  if (percent === 0) return formatSum(0);
  return (
    <>
      {`${formatSum(percentOf(subtotal, percent))} (${percent}%)`}
      <small className={classes.aside}>Shown for information, not deducted</small>
    </>
  );
}

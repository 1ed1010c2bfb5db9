import type { ReactNode } from 'react';
import { formatSum } from 'shared-ui';
import classes from './OrderSummary.module.scss';

interface Props {
  /** 0 without a code. */
  readonly percent: number;
  /** In cents. */
  readonly amount: number;
}

/** The amount of a discount code, with a note that it is not deducted. */
export function DiscountAmount({ percent, amount }: Props): ReactNode {
  if (percent === 0) return <span>{formatSum(0)}</span>;
  return (
    <>
      <span>{`${formatSum(amount)} (${percent}%)`}</span>
      <small className={classes.aside}>Shown for information, not deducted</small>
    </>
  );
}

import type { ReactNode } from 'react';
import { formatSum } from 'shared-ui';
import classes from './OrderSummary.module.scss';

/** The sums of an order, each in integer cents. */
interface Totals {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  /** The old prices minus the prices. */
  readonly saved: number;
}

/** The discount of a code, which is shown, but not deducted. */
export interface Discount {
  /** 0 without a code. */
  readonly percent: number;
  /** In cents. */
  readonly amount: number;
}

interface Props {
  readonly totals: Totals;
  /** The cart has no row Discount. */
  readonly discount?: Discount;
  readonly isPlaced?: boolean;
  readonly before?: ReactNode;
  /** Actions below the sums; not printed. */
  readonly children?: ReactNode;
}

/** The sums of an order, in cart, checkout and receipts. */
export function OrderSummary({
  totals,
  discount,
  isPlaced = false,
  before,
  children,
}: Props): ReactNode {
  return (
    <section aria-labelledby="order-summary" className={classes.summary}>
      <h2 id="order-summary">Order Summary</h2>
      {before}
      <dl className={classes.rows}>
        <Row name="Subtotal">{formatSum(totals.subtotal)}</Row>
        {discount && (
          <Row name="Discount">
            <DiscountAmount {...discount} />
          </Row>
        )}
        <Row name="Shipping">Free</Row>
        <Row name="Tax">{formatSum(totals.tax)}</Row>
        <Row name="Total">{formatSum(totals.total)}</Row>
      </dl>
      {totals.saved > 0 && (
        <p
          className={classes.saved}
        >{`You ${isPlaced ? 'saved' : 'save'} ${formatSum(totals.saved)} compared with the old prices.`}</p>
      )}
      {children && <div className={classes.actions}>{children}</div>}
      <p className={classes.terms}>Free shipping on orders over $50. 30-day return policy.</p>
    </section>
  );
}

function DiscountAmount({ percent, amount }: Discount): ReactNode {
  if (percent === 0) return <span>{formatSum(0)}</span>;
  return (
    <>
      <span>{`${formatSum(amount)} (${percent}%)`}</span>
      <small className={classes.aside}>Shown for information, not deducted</small>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Row({ name, children }: RowProps): ReactNode {
  return (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode } from 'react';
import { orderTotals, useAuth, type CartLine } from 'shared-state';
import { Button, formatSum, PageTitle } from 'shared-ui';
import { OrderSummary } from '../summary/OrderSummary';
import classes from './Checkout.module.scss';
import { DiscountCode } from './DiscountCode';
import { PaymentFields } from './PaymentFields';
import { ShippingFields } from './ShippingFields';
import { SuccessDialog } from './SuccessDialog';
import { SummaryLines } from './SummaryLines';

interface Props {
  readonly lines: readonly CartLine[];
  readonly isDone: boolean;
  /** Called once, however often the button is clicked. */
  readonly onComplete: () => void;
}

/**
 * Shipping, coupon, payment and summary. Validation is the browser's own (SPEC §5). Card fields have no names and no
 * state: what is typed there exists only in the fields themselves.
 */
export const CheckoutForm = observer(function CheckoutForm({
  lines,
  isDone,
  onComplete,
}: Props): ReactNode {
  const { user } = useAuth();
  const [discount, setDiscount] = useState(0);
  const [hasStayed, setHasStayed] = useState(false);
  const totals = orderTotals(lines);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isDone) onComplete();
  };

  return (
    <form className={classes.page} onSubmit={handleSubmit}>
      <PageTitle>Checkout</PageTitle>
      <h1>Checkout</h1>
      <div className={classes.columns}>
        <div className={classes.steps}>
          <ShippingFields user={user} />
          <DiscountCode onDiscount={setDiscount} />
          <PaymentFields />
        </div>
        <OrderSummary
          totals={totals}
          before={<SummaryLines lines={lines} />}
          discount={<DiscountRow percent={discount} subtotal={totals.subtotal} />}
        >
          {isDone ? (
            <p className={classes.done}>Your order has been placed.</p>
          ) : (
            <Button type="submit" isFullWidth>
              Complete Purchase
            </Button>
          )}
        </OrderSummary>
      </div>
      <SuccessDialog isOpen={isDone && !hasStayed} onStay={() => setHasStayed(true)} />
    </form>
  );
});

interface DiscountRowProps {
  readonly percent: number;
  /** In cents. */
  readonly subtotal: number;
}

function DiscountRow({ percent, subtotal }: DiscountRowProps): ReactNode {
  if (percent === 0) return formatSum(0);
  return (
    <>
      {`${formatSum(Math.round((subtotal * percent) / 100))} (${percent}%)`}
      <small className={classes.aside}>Shown for information, not deducted</small>
    </>
  );
}

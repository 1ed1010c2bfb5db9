import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  orderTotals,
  systemClock,
  useAuth,
  type CartLine,
  type CheckoutSource,
} from 'shared-state';
import { Button, ButtonLink, Form, PageTitle } from 'shared-ui';
import { ErrorSummary, FieldErrors, useFieldErrors } from 'shared-ui/forms';
import { OrderSummary } from '../summary/OrderSummary';
import classes from './Checkout.module.scss';
import { DiscountCode } from './DiscountCode';
import { DiscountRow } from './DiscountRow';
import { OrderPlaced } from './OrderPlaced';
import { PaymentFields } from './PaymentFields';
import { placedOrder, type PlacedOrder } from './placedOrder';
import { ShippingFields } from './ShippingFields';
import { SuccessDialog } from './SuccessDialog';
import { SummaryAtTop } from './SummaryAtTop';
import { SummaryLines } from './SummaryLines';

interface Props {
  readonly kind: CheckoutSource['kind'];
  readonly lines: readonly CartLine[];
  readonly isDone: boolean;
  readonly onComplete: () => void;
}

/**
 * Shipping, coupon, payment and summary. The browser validates (SPEC §5). The card's fields have no names and no state:
 * their values exist only in the fields themselves.
 */
export const CheckoutForm = observer(function CheckoutForm({
  kind,
  lines,
  isDone,
  onComplete,
}: Props): ReactNode {
  const { user } = useAuth();
  const [discount, setDiscount] = useState(0);
  const [hasStayed, setHasStayed] = useState(false);
  const totals = orderTotals(lines);
  const { errors, formProps } = useFieldErrors();

  const [order, setOrder] = useState<PlacedOrder | null>(null);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const [data, now] = [new FormData(event.currentTarget), systemClock.now()];
    // The first submit wins: the form is unmounted after it.
    setOrder((placed) => placed ?? placedOrder(data, now));
    onComplete();
  };

  return (
    <Form className={classes.page} onSubmit={handleSubmit} {...formProps}>
      <PageTitle path="/checkout" isUnlisted>
        Checkout
      </PageTitle>
      <h1 tabIndex={-1}>Checkout</h1>
      {!isDone && <SummaryAtTop lines={lines} totals={totals} />}
      <div className={classes.columns}>
        {isDone ? (
          <OrderPlaced order={order} hasStayed={hasStayed} />
        ) : (
          <div className={classes.steps}>
            <ErrorSummary errors={errors} />
            <FieldErrors value={errors}>
              <ShippingFields user={user} />
              <DiscountCode onDiscount={setDiscount} />
              <PaymentFields />
            </FieldErrors>
          </div>
        )}
        <OrderSummary
          totals={totals}
          before={<SummaryLines lines={lines} />}
          discount={<DiscountRow percent={discount} subtotal={totals.subtotal} />}
        >
          {!isDone && (
            <>
              <Button type="submit" isFullWidth>
                Complete Purchase
              </Button>
              {kind === 'cart' && (
                <ButtonLink to="/cart" variant="quiet" size="small">
                  Edit cart
                </ButtonLink>
              )}
            </>
          )}
        </OrderSummary>
      </div>
      <SuccessDialog isOpen={isDone && !hasStayed} onStay={() => setHasStayed(true)} />
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  countWithoutSize,
  keepShippingDraft,
  orderLine,
  orderTotals,
  percentOf,
  productPath,
  systemClock,
  useAuth,
  useShippingDraft,
  type CartLine,
  type CheckoutSource,
  type Receipt,
} from 'shared-state';
import { Button, ButtonLink, formatNumber } from 'shared-ui';
import { ErrorSummary, ValidatedForm } from 'shared-ui/forms';
import { OrderLines, OrderSummary } from 'shared-ui/order';
import { sizeAnchor } from '../summary/sizeAnchor';
import classes from './Checkout.module.scss';
import { DiscountCode } from './DiscountCode';
import { discountPercent } from './discountPercent';
import { PaymentFields } from './PaymentFields';
import { receiptOf } from './receiptOf';
import { ShippingFields } from './ShippingFields';
import { SummaryAtTop } from './SummaryAtTop';
import { TotalAnnouncement } from '../summary/TotalAnnouncement';

interface Props {
  readonly kind: CheckoutSource['kind'];
  readonly lines: readonly CartLine[];
  /** True while there is nothing to order. The form is hidden, but keeps all typed values, also of the card. */
  readonly isHidden: boolean;
  readonly onComplete: (receipt: Receipt) => void;
}

/**
 * Shipping, coupon, payment and summary. The browser validates. The card fields have no names and no state, so their values
 * exist only in the fields.
 */
export const CheckoutForm = observer(function CheckoutForm({
  kind,
  lines,
  isHidden,
  onComplete,
}: Props): ReactNode {
  const { user } = useAuth();
  const account = user?.email ?? '';
  // A code that was typed earlier counts again, for example after "Edit cart" or a reload.
  const { discountCode = '', paymentMethod } = useShippingDraft(account);
  const [discount, setDiscount] = useState(() => discountPercent(discountCode) ?? 0);
  // A second submit may happen before the next render removes the form. Only the first one counts.
  const isComplete = useRef(false);
  const noteId = useId();
  const totals = orderTotals(lines);
  const shown = lines.map((line) => {
    const path = kind === 'cart' ? `/cart#${sizeAnchor(line.id)}` : productPath(line.id);
    return { ...orderLine(line), chooseAt: countWithoutSize(line) > 0 ? path : undefined };
  });
  const sizeless = lines.reduce((sum, line) => sum + countWithoutSize(line), 0);

  const handleInput = (event: FormEvent<HTMLFormElement>): void => {
    keepShippingDraft(account, Object.fromEntries(new FormData(event.currentTarget)));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (isComplete.current) return;
    isComplete.current = true;
    const order = { account, discount, lines };
    onComplete(receiptOf(new FormData(event.currentTarget), order, systemClock.now()));
  };

  return (
    <ValidatedForm
      className={classes.page}
      hidden={isHidden}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <h1 tabIndex={-1}>Checkout</h1>
      {kind === 'cart' && <TotalAnnouncement />}
      <SummaryAtTop lines={shown} total={totals.total} />
      <div className={classes.columns}>
        <div className={classes.steps}>
          <ErrorSummary />
          <ShippingFields user={user} />
          <DiscountCode typed={discountCode} percent={discount} onDiscount={setDiscount} />
          <PaymentFields chosen={paymentMethod} />
        </div>
        <OrderSummary
          totals={totals}
          before={<OrderLines scrolls lines={shown} />}
          discount={{ percent: discount, amount: percentOf(totals.subtotal, discount) }}
        >
          {sizeless > 0 && (
            <p id={noteId} className={classes.aside}>
              {`${sizeless === 1 ? '1 piece has' : `${formatNumber(sizeless)} pieces have`} no size. You can still complete your purchase.`}
            </p>
          )}
          <Button type="submit" isFullWidth aria-describedby={sizeless > 0 ? noteId : undefined}>
            Complete Purchase
          </Button>
          {kind === 'cart' && (
            <ButtonLink to="/cart" variant="quiet" size="small">
              Edit cart
            </ButtonLink>
          )}
        </OrderSummary>
      </div>
    </ValidatedForm>
  );
});

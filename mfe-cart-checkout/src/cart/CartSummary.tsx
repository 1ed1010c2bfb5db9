import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart, useLastListing } from 'shared-state';
import { ButtonLink, formatSum } from 'shared-ui';
import { OrderSummary } from 'shared-ui/order';
import classes from './CartSummary.module.scss';

/**
 * The sums of the cart, and the link to the checkout. On phones the link and the total stick to the bottom of the window
 * while the cart is in view.
 */
export const CartSummary = observer(function CartSummary(): ReactNode {
  const { totals } = useCart();
  const listing = useLastListing();
  return (
    <div className={classes.side}>
      <OrderSummary totals={totals} />
      <div className={classes.proceed} data-sticky-bar="">
        {/* Hidden from screen readers, because the summary has the same total. */}
        <p aria-hidden="true" className={classes.total}>
          Total <strong>{formatSum(totals.total)}</strong>
        </p>
        <ButtonLink to="/checkout" isFullWidth>
          Proceed to Checkout
        </ButtonLink>
      </div>
      <div className={classes.back}>
        <ButtonLink to={listing} variant="secondary" isFullWidth>
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
});

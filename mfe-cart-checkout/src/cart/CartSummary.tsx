import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { ButtonLink, formatSum } from 'shared-ui';
import { OrderSummary } from '../summary/OrderSummary';
import classes from './CartSummary.module.scss';

/**
 * The sums of the cart, and where to go from here. On phones the way to the checkout stays at the window's end, with the
 * total, for as long as the cart is in sight.
 */
export const CartSummary = observer(function CartSummary(): ReactNode {
  const { totals } = useCart();
  return (
    <div className={classes.side}>
      <OrderSummary totals={totals} />
      <div className={classes.proceed} data-sticky-bar="">
        {/* The summary says it to everybody; here it is at hand. */}
        <p aria-hidden="true" className={classes.total}>
          Total <strong>{formatSum(totals.total)}</strong>
        </p>
        <ButtonLink to="/checkout" isFullWidth>
          Proceed to Checkout
        </ButtonLink>
      </div>
      <div className={classes.back}>
        <ButtonLink to="/product/men" variant="secondary" isFullWidth>
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
});

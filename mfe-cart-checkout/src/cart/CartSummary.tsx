import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { ButtonLink } from 'shared-ui';
import { OrderSummary } from '../summary/OrderSummary';

/** The sums of the cart, and where to go from here. */
export const CartSummary = observer(function CartSummary(): ReactNode {
  const cart = useCart();
  return (
    <OrderSummary totals={cart.totals}>
      <ButtonLink to="/checkout" isFullWidth>
        Proceed to Checkout
      </ButtonLink>
      <ButtonLink to="/product/men" variant="secondary" isFullWidth>
        Continue Shopping
      </ButtonLink>
    </OrderSummary>
  );
});

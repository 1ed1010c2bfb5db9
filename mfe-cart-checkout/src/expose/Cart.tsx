import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { Button, ButtonLink, EmptyState, PageTitle } from 'shared-ui';
import { CartLineItem } from '../cart/CartLineItem';
import classes from '../cart/CartPage.module.scss';
import { OrderSummary } from '../summary/OrderSummary';

/** `/cart` (SPEC §2, Cart). */
const Cart = observer(function Cart(): ReactNode {
  const cart = useCart();
  if (cart.lines.length === 0) {
    return (
      <>
        <PageTitle>Cart</PageTitle>
        <EmptyState
          icon="shopping-bag"
          level={1}
          title="Your cart is empty"
          text="What you add to it waits here, on this device."
        >
          <ButtonLink to="/">Start Shopping</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <div className={classes.page}>
      <PageTitle>Cart</PageTitle>
      <div className={classes.head}>
        <h1>Cart</h1>
        <Button variant="quiet" onClick={cart.clear}>
          Clear Cart
        </Button>
      </div>
      <div className={classes.columns}>
        <ul>
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              onQuantity={(quantity) => cart.updateQuantity(line.id, quantity)}
              onRemove={() => cart.remove(line.id)}
            />
          ))}
        </ul>
        <OrderSummary totals={cart.totals}>
          <ButtonLink to="/checkout" isFullWidth>
            Proceed to Checkout
          </ButtonLink>
          <ButtonLink to="/product/men" variant="secondary" isFullWidth>
            Continue Shopping
          </ButtonLink>
        </OrderSummary>
      </div>
    </div>
  );
});

export default Cart;

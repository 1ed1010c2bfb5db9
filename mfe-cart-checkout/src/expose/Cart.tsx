import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useCart, type CartLine } from 'shared-state';
import { Button, PageTitle, useAfterHydration } from 'shared-ui';
import { CartLineItem } from '../cart/CartLineItem';
import classes from '../cart/CartPage.module.scss';
import { CartSummary } from '../cart/CartSummary';
import { EmptyCart } from '../cart/EmptyCart';
import { useCartActions } from '../cart/useCartActions';
import { TotalAnnouncement } from '../summary/TotalAnnouncement';
import { itemsText } from '../summary/wording';

/** From so many lines on those out of sight are not laid out. */
const LONG = 40;

const NO_LINES: readonly CartLine[] = [];

/** `/cart` (SPEC §2, Cart). */
const Cart = observer(function Cart(): ReactNode {
  const cart = useCart();
  const lines = useAfterHydration(cart.lines, NO_LINES);
  const page = useRef<HTMLDivElement>(null);
  const { setQuantity, remove, clear } = useCartActions(page);

  return (
    <div ref={page}>
      <PageTitle path="/cart" isUnlisted>
        Cart
      </PageTitle>
      <TotalAnnouncement />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={classes.page}>
          <div className={classes.head}>
            <h1 tabIndex={-1}>Cart</h1>
            <p className={classes.count}>{itemsText(cart.count)}</p>
            <div className={classes.clear}>
              <Button variant="quiet" size="small" onClick={clear}>
                Clear Cart
              </Button>
            </div>
          </div>
          <div className={classes.columns}>
            <ul className={lines.length > LONG ? classes.long : undefined}>
              {lines.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  onQuantity={setQuantity}
                  onRemove={remove}
                />
              ))}
            </ul>
            <CartSummary />
          </div>
        </div>
      )}
    </div>
  );
});

export default Cart;

import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useCart } from 'shared-state';
import { Button, PageTitle, useAfterHydration } from 'shared-ui';
import { CartLines } from './CartLines';
import classes from './CartPage.module.scss';
import { CartSummary } from './CartSummary';
import { EmptyCart } from './EmptyCart';
import { useCartActions } from './useCartActions';
import { TotalAnnouncement } from '../summary/TotalAnnouncement';
import { itemsText } from '../summary/wording';

/** `/cart` (SPEC §2, Cart). */
export const CartPage = observer(function CartPage(): ReactNode {
  const cart = useCart();
  const isEmpty = useAfterHydration(cart.lines.length === 0, true);
  const page = useRef<HTMLDivElement>(null);
  const { clear, ...actions } = useCartActions(page);

  return (
    <div ref={page}>
      <PageTitle path="/cart" isUnlisted>
        Cart
      </PageTitle>
      <TotalAnnouncement />
      {isEmpty ? (
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
            <CartLines {...actions} />
            <CartSummary />
          </div>
        </div>
      )}
    </div>
  );
});

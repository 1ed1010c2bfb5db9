import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { trackSale, useCart } from 'shared-state';
import { Button, ButtonLink, EmptyState, PageTitle, useAfterHydration } from 'shared-ui';
import { CartLines } from './CartLines';
import classes from './CartPage.module.scss';
import { CartSummary } from './CartSummary';
import { SavedLines } from './SavedLines';
import { useCartActions } from './useCartActions';
import { useSavedActions } from './useSavedActions';
import { TotalAnnouncement } from '../summary/TotalAnnouncement';
import { itemsText } from '../summary/wording';

/** `/cart` (docs/product/cart.md#lines). */
export const CartPage = observer(function CartPage(): ReactNode {
  const cart = useCart();
  const isEmpty = useAfterHydration(cart.lines.length === 0, true);
  const page = useRef<HTMLDivElement>(null);
  const { clear, ...actions } = useCartActions(page);
  const savedActions = useSavedActions(page);

  const trackView = useEffectEvent(() => trackSale('view_cart', cart.lines));
  useEffect(() => {
    if (!isEmpty) trackView();
  }, [isEmpty]);

  return (
    <div ref={page}>
      <PageTitle path="/cart" isUnlisted>
        Cart
      </PageTitle>
      <TotalAnnouncement />
      {isEmpty ? (
        <>
          <EmptyState
            icon="shopping-bag"
            level={1}
            title="Your cart is empty"
            text="What you add is kept here, on this device."
          >
            <ButtonLink to="/">Start Shopping</ButtonLink>
          </EmptyState>
          <div className={classes.below}>
            <SavedLines {...savedActions} />
          </div>
        </>
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
          <SavedLines {...savedActions} />
        </div>
      )}
    </div>
  );
});

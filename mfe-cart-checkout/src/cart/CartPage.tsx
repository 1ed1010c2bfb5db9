import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { trackSale, useCart } from 'shared-state';
import { Button, ButtonLink, countOf, EmptyState, PageTitle, useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { CartLineItem } from './CartLineItem';
import classes from './CartPage.module.scss';
import { CartSummary } from './CartSummary';
import { SavedLines } from './SavedLines';
import { useCartActions, type LineActions } from './useCartActions';
import { useSavedActions } from './useSavedActions';
import { TotalAnnouncement } from '../summary/TotalAnnouncement';

/** With more lines than this, lines outside the window are not laid out. */
const LONG = 40;

/** The number of lines in the first render, more than a window shows. The others follow in a deferred render. */
const LINES_AT_FIRST = 20;

/** `/cart` (docs/product/cart.md#lines). */
export const CartPage = observer(function CartPage(): ReactNode {
  const cart = useCart();
  const isEmpty = useAfterHydration(cart.lines.length === 0, true);
  const { clear, ...actions } = useCartActions();
  const savedActions = useSavedActions();

  const trackView = useEffectEvent(() => trackSale('view_cart', cart.lines));
  useEffect(() => {
    if (!isEmpty) trackView();
  }, [isEmpty]);

  return (
    <>
      <PageTitle path="/cart" isUnlisted>
        Cart
      </PageTitle>
      <TotalAnnouncement />
      {isEmpty ? (
        <div key="empty" ref={savedActions.rowRef}>
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
        </div>
      ) : (
        <div className={classes.page} ref={actions.rowRef}>
          <div className={classes.head}>
            <h1 tabIndex={-1}>Cart</h1>
            <p className={classes.count}>{countOf(cart.count, 'item')}</p>
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
    </>
  );
});

const CartLines = observer(function CartLines(actions: LineActions): ReactNode {
  const { lines } = useCart();
  // A link to a line's size finds it in the first render.
  const isWhole = useDeferredValue(true, useLocation().hash !== '');

  // The browser has not found a line's anchor, because the lines are not in the HTML.
  useEffect(() => {
    const { activeElement, body } = document;
    if (isWhole && activeElement === body) document.getElementById(location.hash.slice(1))?.focus();
  }, [isWhole]);

  return (
    <ul className={lines.length > LONG ? classes.long : undefined}>
      {(isWhole ? lines : lines.slice(0, LINES_AT_FIRST)).map((line) => (
        <CartLineItem key={line.id} line={line} {...actions} />
      ))}
    </ul>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  dropShippingDraft,
  placedOrderState,
  readCheckoutSource,
  readPlacedOrder,
  trackPurchase,
  trackSale,
  useAuth,
  useCart,
  useReceipts,
  type CartLine,
  type CheckoutSource,
  type Receipt,
} from 'shared-state';
import { ButtonLink, EmptyState, PageTitle, useAfterHydration } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useRowFocus } from 'shared-ui/row-focus';
import { OrderPlaced } from './OrderPlaced';
// Imported last, so that the style sheets have the same order on both pages.
import { CheckoutForm } from './CheckoutForm';

const EMPTY = {
  cart: {
    title: 'Your cart is empty',
    text: 'Add some items to your cart before proceeding to checkout',
    back: { to: '/cart', label: 'Back to Cart' },
  },
  buyNow: {
    title: 'No item selected',
    text: 'Please select an item to purchase',
    back: { to: '/product', label: 'Back to Products' },
  },
} as const;

/**
 * `/checkout`, from Buy Now or from the cart. A completed purchase shows its receipt. The navigation state names it, so a
 * reload and Back show the same receipt, and nothing can be ordered again.
 */
export const CheckoutPage = observer(function CheckoutPage(): ReactNode {
  const cart = useCart();
  const { user } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation();
  const placed = readPlacedOrder(state);
  const receipts = useReceipts();
  const receipt = useAfterHydration(
    receipts.of(user?.email ?? '').find(({ id }) => id === placed),
    undefined,
  );
  const [newest, setNewest] = useState<string | null>(null);
  const [hasForm, setHasForm] = useState(false);
  const { focusRow: focusHeading, rowRef } = useRowFocus('');

  // The HTML shows the cart, which is empty there.
  const source = useAfterHydration<CheckoutSource>(readCheckoutSource(state), { kind: 'cart' });
  const lines = linesOf(source, useAfterHydration(cart.lines, []));
  const isEmpty = lines.length === 0;
  if (!isEmpty && !hasForm) setHasForm(true);

  // Once for a visit, when the lines have been read.
  const trackBegin = useEffectEvent(() => trackSale('begin_checkout', lines));
  useEffect(() => {
    if (hasForm) trackBegin();
  }, [hasForm]);

  // Another tab has emptied the cart.
  useLayoutEffect(() => {
    if (document.activeElement?.closest('form[hidden]')) focusHeading();
  }, [isEmpty, focusHeading]);

  if (receipt) return <OrderPlaced receipt={receipt} isNew={receipt.id === newest} />;

  const handleComplete = (order: Receipt): void => {
    setNewest(order.id);
    receipts.add(order);
    trackPurchase(order);
    dropShippingDraft();
    if (source.kind === 'cart') cart.subtract(lines);
    // Removes the Buy Now item. If the receipt cannot be stored, Back and a reload find nothing to order again.
    const rest = source.kind === 'buyNow' ? { isBuyNow: true } : {};
    void navigate('/checkout', {
      replace: true,
      state: { ...rest, ...placedOrderState(order.id) },
    });
  };
  const empty = EMPTY[source.kind];
  return (
    <>
      <PageTitle path="/checkout" isUnlisted>
        Checkout
      </PageTitle>
      {isEmpty && (
        <div ref={rowRef}>
          <EmptyState icon="shopping-bag" level={1} title={empty.title} text={empty.text}>
            <ButtonLink to={empty.back.to}>{empty.back.label}</ButtonLink>
          </EmptyState>
        </div>
      )}
      {hasForm && (
        <CheckoutForm
          // Another account may sign in in another tab.
          key={user?.email}
          kind={source.kind}
          lines={lines}
          isHidden={isEmpty}
          onComplete={handleComplete}
        />
      )}
    </>
  );
});

function linesOf(source: CheckoutSource, cartLines: readonly CartLine[]): readonly CartLine[] {
  if (source.kind === 'cart') return cartLines;
  return source.line ? [source.line] : [];
}

import { observer } from 'mobx-react-lite';
import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { readPlacedOrder, useAuth, useCart, useReceipts, useWishlist } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { usePageLoader } from '../remotes/LoaderContext';
import type { RoutePageId } from '../remotes/pageId';
import { usePageState } from '../remotes/usePageState';
import { MoreToSee } from './MoreToSee';

/** What stands below a remote's page, by the page; it is about what is in the stores. */
export const moreBelow: Partial<Record<RoutePageId, ComponentType>> = {
  'mfe_cart_checkout/Cart': observer(MoreBelowCart),
  'mfe_cart_checkout/Checkout': observer(MoreBelowOrder),
  'mfe_catalog/Wishlist': observer(MoreBelowWishlist),
};

function MoreBelowCart(): ReactNode {
  const { lines } = useCart();
  if (!useIsShown('mfe_cart_checkout/Cart')) return null;
  return <MoreToSee owned={lines.map(({ id }) => id)} title="Goes well with your cart" />;
}

/** Below the page that thanks for an order; the form has nothing below it. */
function MoreBelowOrder(): ReactNode {
  const { user } = useAuth();
  const placed = readPlacedOrder(useLocation().state);
  const receipt = useReceipts(user?.email).find(({ id }) => id === placed);
  const isShown = useIsShown('mfe_cart_checkout/Checkout');
  if (!receipt || !isShown) return null;
  return <MoreToSee owned={receipt.lines.map(({ id }) => id)} title="Goes well with your order" />;
}

function MoreBelowWishlist(): ReactNode {
  const { items } = useWishlist();
  if (!useIsShown('mfe_catalog/Wishlist')) return null;
  return <MoreToSee owned={items.map(({ id }) => id)} title="Goes well with your wishlist" />;
}

/**
 * Whether the page itself is there: before, the stores may not have been read. Deferred, so that the page has read its own
 * stores by then, and nothing below it moves.
 */
function useIsShown(page: RoutePageId): boolean {
  const { loader } = usePageLoader();
  const isReady = usePageState(loader, page).kind === 'ready';
  return useDeferredValue(useAfterHydration(isReady, false), false);
}

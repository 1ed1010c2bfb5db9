import { observer } from 'mobx-react-lite';
import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { readPlacedOrder, useAuth, useCart, useReceipts, useWishlist } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import type { RoutePageId } from '../remotes/pageId';
import { useIsInHtml, usePageState } from '../remotes/useRemotes';
import { ProductsToSee } from './ProductsToSee';

interface Props {
  readonly page: RoutePageId;
}

const BELOW: Partial<Record<RoutePageId, ComponentType<Props>>> = {
  'mfe_cart_checkout/Cart': observer(BelowCart),
  'mfe_cart_checkout/Checkout': observer(BelowOrder),
  'mfe_catalog/Wishlist': observer(BelowWishlist),
};

/** Suggestions below some of the remotes' pages. They depend on the stores. */
export function SuggestionsBelow({ page }: Props): ReactNode {
  const Below = BELOW[page];
  return Below && <Below page={page} />;
}

/** Also in the HTML, which shows a guest's empty cart: its pictures are the largest that a guest sees. */
function BelowCart({ page }: Props): ReactNode {
  const { lines } = useCart();
  const isInHtml = useIsInHtml(page);
  const isShown = useIsShown(page) || isInHtml;
  if (!isShown) return null;
  return <ProductsToSee owned={lines.map(({ id }) => id)} title="Goes well with your cart" />;
}

/** Only below the receipt. There is nothing below the form. */
function BelowOrder({ page }: Props): ReactNode {
  const { user } = useAuth();
  const placed = readPlacedOrder(useLocation().state);
  const receipt = useReceipts()
    .of(user?.email)
    .find(({ id }) => id === placed);
  const isShown = useIsShown(page);
  if (!receipt || !isShown) return null;
  return (
    <ProductsToSee owned={receipt.lines.map(({ id }) => id)} title="Goes well with your order" />
  );
}

function BelowWishlist({ page }: Props): ReactNode {
  const { items } = useWishlist();
  if (!useIsShown(page)) return null;
  return <ProductsToSee owned={items.map(({ id }) => id)} title="Goes well with your wishlist" />;
}

/**
 * Whether the page itself is shown. Before that, the stores may not have been read. The value is deferred, so that the page
 * has rendered its stores first and the content below it does not move.
 */
function useIsShown(page: RoutePageId): boolean {
  const isReady = usePageState(page).kind === 'ready';
  return useDeferredValue(useAfterHydration(isReady, false), false);
}

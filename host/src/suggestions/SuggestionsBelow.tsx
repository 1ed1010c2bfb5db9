import { observer } from 'mobx-react-lite';
import { useDeferredValue, type ReactNode } from 'react';
import { readPlacedOrder, useAuth, useCart, useReceipts, useWishlist } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import type { RoutePageId } from '../remotes/pageId';
import { useIsInHtml, usePageState } from '../remotes/useRemotes';
import { ProductsToSee } from './ProductsToSee';

interface Props {
  readonly page: RoutePageId;
}

/** Suggestions below some of the remotes' pages. They depend on the stores. */
export const SuggestionsBelow = observer(function SuggestionsBelow({ page }: Props): ReactNode {
  const cart = useCart();
  const wishlist = useWishlist();
  const { user } = useAuth();
  const receipts = useReceipts();
  const placed = readPlacedOrder(useLocation().state);
  const isInHtml = useIsInHtml(page);
  const isShown = useIsShown(page);

  switch (page) {
    case 'mfe_cart_checkout/Cart':
      // Also in the HTML, which shows a guest's empty cart: its pictures are the largest that a guest sees.
      if (!isShown && !isInHtml) return null;
      return <ProductsToSee owned={idsOf(cart.lines)} title="Goes well with your cart" />;
    case 'mfe_cart_checkout/Checkout': {
      // Only below the receipt. There is nothing below the form.
      const receipt = receipts.of(user?.email).find(({ id }) => id === placed);
      if (!isShown || !receipt) return null;
      return <ProductsToSee owned={idsOf(receipt.lines)} title="Goes well with your order" />;
    }
    case 'mfe_catalog/Wishlist':
      if (!isShown) return null;
      return <ProductsToSee owned={idsOf(wishlist.items)} title="Goes well with your wishlist" />;
    default:
      return null;
  }
});

function idsOf(products: readonly { readonly id: string }[]): readonly string[] {
  return products.map(({ id }) => id);
}

/**
 * Whether the page itself is shown. Before that, the stores may not have been read. The value is deferred, so that the page
 * has rendered its stores first and the content below it does not move.
 */
function useIsShown(page: RoutePageId): boolean {
  const isReady = usePageState(page).kind === 'ready';
  return useDeferredValue(useAfterHydration(isReady, false), false);
}

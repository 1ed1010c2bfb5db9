import { buyNowState, useCart, type Size } from 'shared-state';
import { ignoreSecondClick } from 'shared-ui';
import { useStableNavigate } from 'shared-ui/router';
import type { Product } from '../catalogue/types';

interface ProductActions {
  /** @param onSize called with the size that the shopper chooses after an addition without a size */
  readonly addToCart: (quantity?: number, size?: Size, onSize?: (size: Size) => void) => void;
  readonly buyNow: (size?: Size) => void;
}

/** The purchase actions of a product (docs/product/listing.md#product-card), for its card and its page. */
export function useProductActions(product: Product): ProductActions {
  const cart = useCart();
  const navigate = useStableNavigate();
  return {
    addToCart: (quantity = 1, size, onSize) =>
      cart.addToCart({ product, quantity, size, sizeNote: product.sizeNote, onSize }),
    // Buy Now bypasses the cart. The item is in the navigation state.
    buyNow: (size) => {
      // The second press of a double click could complete a checkout that is filled in already.
      ignoreSecondClick();
      navigate('/checkout', { state: buyNowState(product, size) });
    },
  };
}

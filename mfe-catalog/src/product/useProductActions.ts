import { buyNowState, useCart, type ProductSummary, type Size } from 'shared-state';
import { useStableNavigate } from 'shared-ui/router';
import { announceAddition } from '../miniCart/MiniCartOutlet';

/** The purchase actions of a product (docs/product/listing.md#product-card). */
export interface ProductActions {
  /** @param onSize called with the size that the shopper chooses after an addition without a size */
  readonly addToCart: (quantity?: number, size?: Size, onSize?: (size: Size) => void) => void;
  readonly buyNow: (size?: Size) => void;
}

/** The purchase actions, for a product's card and its page. */
export function useProductActions(product: ProductSummary): ProductActions {
  const cart = useCart();
  const navigate = useStableNavigate();
  return {
    addToCart: (quantity = 1, size, onSize) => {
      cart.add(product, quantity, size);
      announceAddition({ product, quantity, size, onSize, opener: document.activeElement });
    },
    // Buy Now bypasses the cart. The item is in the navigation state.
    buyNow: (size) => navigate('/checkout', { state: buyNowState(product, size) }),
  };
}

import * as v from 'valibot';
import {
  omitUndefined,
  productEntries,
  toPurchase,
  type ProductSummary,
} from '../product/productSummary';
import { SIZES, type CartLine, type Size } from '../cart/cartLine';
import { isRecord } from '../isRecord';

/** The navigation state with which Buy Now opens the checkout for one product (docs/product/checkout.md#buy-now). */
export function buyNowState(
  product: ProductSummary,
  size?: Size,
): { readonly buyNowItem: ProductSummary & { readonly size?: Size }; readonly isBuyNow: true } {
  return { buyNowItem: omitUndefined({ ...toPurchase(product), size }), isBuyNow: true };
}

/** The items of a checkout: the cart, or one product. `line` is null if the navigation state has no valid product. */
export type CheckoutSource =
  | { readonly kind: 'cart' }
  | { readonly kind: 'buyNow'; readonly line: CartLine | null };

const ItemSchema = v.object({
  ...productEntries,
  size: v.fallback(v.optional(v.picklist(SIZES)), undefined),
});

/** Reads a checkout's navigation state. It can be forged, so the item is validated and its quantity is always 1. */
export function readCheckoutSource(state: unknown): CheckoutSource {
  if (!isRecord(state) || state.isBuyNow !== true) return { kind: 'cart' };
  const item = v.safeParse(ItemSchema, state.buyNowItem);
  if (!item.success) return { kind: 'buyNow', line: null };
  const { size, ...product } = item.output;
  const sizes = size && { [size]: 1 };
  return { kind: 'buyNow', line: omitUndefined({ ...product, quantity: 1, sizes }) };
}

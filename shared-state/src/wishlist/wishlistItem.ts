import { listParser } from '../persistence/listParser';
import { parseProduct, type ProductSummary } from '../product/productSummary';

/** An item of the stored `wishlist` array (docs/product/storage.md#keys). */
export type WishlistItem = ProductSummary;

/** Reads the stored wishlist. Of duplicates, keeps the first. */
export const wishlistParser = listParser<WishlistItem>({
  parse: parseProduct,
  merge: (first) => first,
});

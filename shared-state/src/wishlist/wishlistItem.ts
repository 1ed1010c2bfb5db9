import * as v from 'valibot';
import type { ListCodec } from '../persistence/StoredList';
import { ProductSummarySchema, type ProductSummary } from '../product/productSummary';

/** An item of the stored `wishlist` array (SPEC §3). */
export type WishlistItem = ProductSummary;

/** Reads the stored wishlist; of duplicates the first stays. */
export const wishlistCodec: ListCodec<WishlistItem> = {
  parse: (value) => {
    const result = v.safeParse(ProductSummarySchema, value);
    return result.success ? result.output : null;
  },
  merge: (first) => first,
};

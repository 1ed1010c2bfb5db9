import { stores } from '../createStores';
import { createStoreContext } from '../createStoreContext';

const context = createStoreContext(
  stores.wishlist,
  'useWishlist must be used within a WishlistProvider',
);

/** Provides the wishlist and reads it once mounted (docs/product/storage.md#keys). */
export const WishlistProvider = context.Provider;

/** The wishlist of the nearest {@link WishlistProvider}. */
export const useWishlist = context.useStore;

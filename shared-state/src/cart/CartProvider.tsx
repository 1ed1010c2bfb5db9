import { stores } from '../createStores';
import { createStoreContext } from '../createStoreContext';

const context = createStoreContext(
  stores.cart,
  'useCart must be used within a CartProvider',
  stores.saved,
);

/** Provides the cart and reads it once mounted (docs/product/storage.md#keys). */
export const CartProvider = context.Provider;

/** The cart of the nearest {@link CartProvider}. */
export const useCart = context.useStore;

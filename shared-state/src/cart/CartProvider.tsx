import { stores } from '../createStores';
import { createStoreContext } from '../createStoreContext';

const context = createStoreContext(stores.cart, 'useCart must be used within a CartProvider');

/** Provides the cart and reads it once it is on the page (SPEC §7). */
export const CartProvider = context.Provider;

/** The cart of the nearest {@link CartProvider}. */
export const useCart = context.useStore;

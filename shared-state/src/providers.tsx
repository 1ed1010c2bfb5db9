import { createContext, useContext, useEffect, type Context, type ReactNode } from 'react';
import { stores as pageStores, type Stores } from './createStores';

/**
 * Creates a context, which is its own provider, and the hook that returns what it provides. Outside the provider the hook
 * throws an error with the given message (docs/product/storage.md#hooks-outside-their-providers).
 */
function createProvider<Value>(message: string): readonly [Context<Value | null>, () => Value] {
  const ValueContext = createContext<Value | null>(null);
  const useProvided = (): Value => {
    const value = useContext(ValueContext);
    if (!value) throw new Error(message);
    return value;
  };
  return [ValueContext, useProvided];
}

export const [AuthProvider, useAuth] = createProvider<Stores['session']>(
  'useAuth must be used within an AuthProvider',
);
export const [WishlistProvider, useWishlist] = createProvider<Stores['wishlist']>(
  'useWishlist must be used within a WishlistProvider',
);
export const [CartProvider, useCart] = createProvider<Stores['cart']>(
  'useCart must be used within a CartProvider',
);
/** `useStores` returns the whole set, for what concerns all stores: the storage's health, and erasing. */
const [AllStoresProvider, useStores] = createProvider<Stores>(
  'useStores must be used within a StoresProvider',
);
export { useStores };

export const useSaved = (): Stores['saved'] => useStores().saved;
export const useReceipts = (): Stores['receipts'] => useStores().receipts;
export const usePreferences = (): Stores['preferences'] => useStores().preferences;

/** Provides all stores of a set, by default of the page's, and starts them once mounted. */
export function StoresProvider({
  stores = pageStores,
  children,
}: {
  readonly stores?: Stores;
  readonly children: ReactNode;
}): ReactNode {
  // In an effect, so that the first render does not depend on stored data, as hydration requires.
  useEffect(() => stores.start(), [stores]);
  return (
    <AllStoresProvider value={stores}>
      <AuthProvider value={stores.session}>
        <WishlistProvider value={stores.wishlist}>
          <CartProvider value={stores.cart}>{children}</CartProvider>
        </WishlistProvider>
      </AuthProvider>
    </AllStoresProvider>
  );
}

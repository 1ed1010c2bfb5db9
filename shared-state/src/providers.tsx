import { createContext, useContext, useEffect, type Context, type ReactNode } from 'react';
import { stores as pageStores, type Stores } from './createStores';

interface ProviderProps<Store> {
  readonly store: Store;
  readonly children: ReactNode;
}

/**
 * Creates a store's provider, which starts the store once mounted, and the hook that returns the store. Outside the provider
 * the hook throws an error with the given message (docs/product/storage.md#hooks-outside-their-providers).
 */
function createStoreContext<Store extends { readonly start: () => () => void }>(
  message: string,
): readonly [(props: ProviderProps<Store>) => ReactNode, () => Store] {
  const StoreContext = createContext<Store | null>(null);

  function Provider({ store, children }: ProviderProps<Store>): ReactNode {
    // In an effect, so that the first render does not depend on stored data, as hydration requires.
    useEffect(() => store.start(), [store]);
    return <StoreContext value={store}>{children}</StoreContext>;
  }

  return [Provider, () => useProvided(StoreContext, message)];
}

export const [AuthProvider, useAuth] = createStoreContext<Stores['session']>(
  'useAuth must be used within an AuthProvider',
);
export const [WishlistProvider, useWishlist] = createStoreContext<Stores['wishlist']>(
  'useWishlist must be used within a WishlistProvider',
);
export const [CartProvider, useCart] = createStoreContext<Stores['cart']>(
  'useCart must be used within a CartProvider',
);
const StoresContext = createContext<Stores | null>(null);

/** The whole set of stores, for what concerns all of them: the storage's health, and erasing. */
export function useStores(): Stores {
  return useProvided(StoresContext, 'useStores must be used within a StoresProvider');
}

export const useSaved = (): Stores['saved'] => useStores().saved;
export const useReceipts = (): Stores['receipts'] => useStores().receipts;
export const usePreferences = (): Stores['preferences'] => useStores().preferences;

/** Provides all stores of a set, by default of the page's. */
export function StoresProvider({
  stores = pageStores,
  children,
}: {
  readonly stores?: Stores;
  readonly children: ReactNode;
}): ReactNode {
  const { session, wishlist, cart, saved, receipts, preferences } = stores;
  useEffect(() => {
    const stops = [saved, receipts, preferences].map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }, [saved, receipts, preferences]);
  return (
    <StoresContext value={stores}>
      <AuthProvider store={session}>
        <WishlistProvider store={wishlist}>
          <CartProvider store={cart}>{children}</CartProvider>
        </WishlistProvider>
      </AuthProvider>
    </StoresContext>
  );
}

function useProvided<Value>(context: Context<Value | null>, message: string): Value {
  const value = useContext(context);
  if (!value) throw new Error(message);
  return value;
}

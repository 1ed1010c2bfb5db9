import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Disposer } from './persistence/Disposer';

interface Startable {
  start(): Disposer;
}

/** Props of a store's provider. */
export interface StoreProviderProps<Store> {
  /** The store to provide; by default the page's store. Tests and the stand-in for the host pass others. */
  readonly store?: Store;
  readonly children: ReactNode;
}

/**
 * Creates a provider that starts a store once mounted, and a hook that returns the store. Outside the provider the hook
 * throws an error with the given message (docs/product/storage.md#hooks-outside-their-providers).
 *
 * @param companion another store of the page to start with it, so that it is read before pages first render
 */
export function createStoreContext<Store extends Startable>(
  pageStore: Store,
  message: string,
  companion?: Startable,
): {
  Provider: (props: StoreProviderProps<Store>) => ReactNode;
  useStore: () => Store;
} {
  const Context = createContext<Store | null>(null);

  function Provider({ store = pageStore, children }: StoreProviderProps<Store>): ReactNode {
    // In an effect, so that the first render does not depend on stored data, as hydration requires.
    useEffect(() => store.start(), [store]);
    useEffect(() => companion?.start(), []);
    return <Context value={store}>{children}</Context>;
  }

  function useStore(): Store {
    const store = useContext(Context);
    if (!store) throw new Error(message);
    return store;
  }

  return { Provider, useStore };
}

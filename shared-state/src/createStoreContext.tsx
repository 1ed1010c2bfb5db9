import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Disposer } from './persistence/Disposer';

interface Startable {
  start(): Disposer;
}

/** Props of a store's provider. */
export interface StoreProviderProps<Store> {
  /** The store to provide; the page's own unless a test or a bench gives another. */
  readonly store?: Store;
  readonly children: ReactNode;
}

/**
 * Binds a kind of store to React: a provider that starts the store once it is on the page, and a hook that throws the
 * given message outside of it (SPEC §8).
 */
export function createStoreContext<Store extends Startable>(
  pageStore: Store,
  message: string,
): {
  Provider: (props: StoreProviderProps<Store>) => ReactNode;
  useStore: () => Store;
} {
  const Context = createContext<Store | null>(null);

  function Provider({ store = pageStore, children }: StoreProviderProps<Store>): ReactNode {
    // An effect, not rendering: the first render is the same with and without anything stored.
    useEffect(() => store.start(), [store]);
    return <Context value={store}>{children}</Context>;
  }

  function useStore(): Store {
    const store = useContext(Context);
    if (!store) throw new Error(message);
    return store;
  }

  return { Provider, useStore };
}

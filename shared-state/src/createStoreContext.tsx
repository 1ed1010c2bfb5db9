import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Disposer } from './persistence/Disposer';

interface Startable {
  start(): Disposer;
}

/** Props of a store's provider. */
export interface StoreProviderProps<Store> {
  /** The store to provide; by default the page's own. Tests and the stand-in for the host pass others. */
  readonly store?: Store;
  readonly children: ReactNode;
}

/**
 * A provider that starts a store once it is mounted, and a hook that returns the store and throws an error with the
 * given message outside of the provider (docs/product/storage.md#hooks-outside-their-providers).
 *
 * @param companion a store of the page that is started with it, so that pages find it read when they are first rendered
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
    // In an effect, so that the first render is the same whatever is stored, as hydration needs it.
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

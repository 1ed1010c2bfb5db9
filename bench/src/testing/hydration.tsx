import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  AuthProvider,
  CartProvider,
  createStores,
  WishlistProvider,
  type KeyValueStorage,
  type Stores,
} from 'shared-state';
import { OriginProvider } from 'shared-ui';
import { MemoryRouter, Route, Routes } from 'shared-ui/router';

/** The public origin that the pages of a test are written with. */
export const ORIGIN = 'https://shop.example';

/** An address as the browser has it: with its query and its navigation state. */
export interface Address {
  readonly pathname: string;
  readonly search?: string;
  readonly state?: unknown;
}

/** A page of a remote and the route that it answers. */
export interface RoutedPage {
  readonly page: ComponentType;
  readonly path: string;
}

/** A page's HTML as it is written ahead: a new guest's, with stores that were never started. */
export function htmlOf(routed: RoutedPage, pathname: string): string {
  // As the writer of the pages does: nothing is ever unmounted here, so no reaction may wait for it, nor its timer.
  enableStaticRendering(true);
  try {
    return renderToString(
      shop(
        routed,
        { pathname },
        createStores(() => null),
      ),
    );
  } finally {
    enableStaticRendering(false);
  }
}

/** A page that React has taken over, and what it reported meanwhile. */
export interface HydratedPage {
  readonly root: HTMLElement;
  readonly stores: Stores;
  /** The elements that stood in the HTML. */
  readonly written: readonly Element[];
  readonly problems: readonly unknown[];
  readonly unmount: () => void;
}

/**
 * Hydrates a page's HTML over a storage. The stores have been started by then, as where the host runs already and the
 * remote's code comes later. The test brings React's `act`: this file is no test, and so it may not import one.
 *
 * @param writtenAt the path of the HTML, where one file answers other paths as well
 */
export function hydrate(
  act: (run: () => void) => unknown,
  routed: RoutedPage,
  address: Address,
  storage: KeyValueStorage,
  writtenAt = address.pathname,
): HydratedPage {
  const container = document.createElement('div');
  container.innerHTML = htmlOf(routed, writtenAt);
  document.body.append(container);
  const written = [...container.querySelectorAll('*')].filter(
    (element) => !element.matches('title, meta, link'),
  );
  const stores = createStores(() => storage);
  const stops = [stores.session, stores.cart, stores.wishlist].map((store) => store.start());
  const problems: unknown[] = [];
  let unmount = (): void => undefined;
  act(() => {
    const root = hydrateRoot(container, shop(routed, address, stores), {
      onRecoverableError: (error) => problems.push(error),
    });
    unmount = () => {
      act(() => root.unmount());
      for (const stop of stops) stop();
      container.remove();
    };
  });
  return { root: container, stores, written, problems, unmount };
}

/** A page within all that the host puts around it, but for the bars. */
export function shop(
  { page: Page, path }: RoutedPage,
  address: Address,
  stores: Stores,
): ReactElement {
  return (
    <OriginProvider origin={ORIGIN}>
      <AuthProvider store={stores.session}>
        <WishlistProvider store={stores.wishlist}>
          <CartProvider store={stores.cart}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path={path} element={<Page />} />
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
          </CartProvider>
        </WishlistProvider>
      </AuthProvider>
    </OriginProvider>
  );
}

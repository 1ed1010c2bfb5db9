import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStores, type KeyValueStorage, type Stores } from 'shared-state';
import { OriginProvider } from 'shared-ui';
import { Route, Routes, type Location } from 'shared-ui/router';
import { inShop } from './inShop';

/** The public origin of the pages in tests. */
export const ORIGIN = 'https://shop.example';

export type Address = Partial<Location> & Pick<Location, 'pathname'>;

export interface RoutedPage {
  readonly page: ComponentType;
  readonly path: string;
}

/** A page's HTML for a new guest, as in the build: stores are not started. */
export function htmlOf(routed: RoutedPage, pathname: string): string {
  // As in the writer of the pages: components are never unmounted here, so observers must not keep reactions or
  // timers.
  enableStaticRendering(true);
  try {
    const stores = createStores(() => null);
    return renderToString(shop(routed, { pathname }, stores));
  } finally {
    enableStaticRendering(false);
  }
}

export interface HydratedPage {
  readonly root: HTMLElement;
  readonly stores: Stores;
  /** The elements of the HTML. */
  readonly written: readonly Element[];
  readonly problems: readonly unknown[];
  readonly unmount: () => void;
}

/**
 * Hydrates a page's HTML with a storage. The stores are started before, as in a shop whose host runs before the
 * remote's code is loaded. The test passes React's `act`, because only test files may import it.
 *
 * @param writtenAt the path of the HTML, if one file is used for other paths as well
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
  const stop = stores.start();
  const problems: unknown[] = [];
  let unmount = (): void => undefined;
  act(() => {
    const root = hydrateRoot(container, shop(routed, address, stores), {
      onRecoverableError: (error) => problems.push(error),
    });
    unmount = () => {
      act(() => root.unmount());
      stop();
      container.remove();
    };
  });
  return { root: container, stores, written, problems, unmount };
}

function shop({ page: Page, path }: RoutedPage, address: Address, stores: Stores): ReactElement {
  const routes = (
    <Routes>
      <Route path={path} element={<Page />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return <OriginProvider origin={ORIGIN}>{inShop(routes, address, stores)}</OriginProvider>;
}

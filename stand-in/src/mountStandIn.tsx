import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStores, stores, systemClock, StoresProvider, type Clock } from 'shared-state';
import { showToast, Toasts } from 'shared-ui';
import 'shared-ui/globals.scss';
import { BrowserRouter, Navigate, Route, Routes } from 'shared-ui/router';
import { StandInBar } from './StandInBar';
import { readChoice } from './settings';
import type { Address, RoutedPage } from './testing/hydration';

type Pages = readonly (RoutedPage & Address)[];

/** A clock on which everything takes eight times as long, so that a simulated sign-in takes eight seconds. */
const slowClock: Clock = {
  ...systemClock,
  wait: (milliseconds) => systemClock.wait(milliseconds * 8),
};

/** Shows a remote's pages without the host, with the real stores, styles and router. The bar has a link to each address. */
export function mountStandIn(pages: Pages): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root" to render into.');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <StandIn pages={pages} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const choice = readChoice();
const standInStores = choice.isGatewaySlow ? createStores(() => localStorage, slowClock) : stores;

function StandIn({ pages }: { readonly pages: Pages }): ReactNode {
  const routes = new Map(pages.map(({ path, page }) => [path, page]));
  const addresses = [...new Set(pages.map(({ pathname }) => pathname))];
  const [first] = addresses;
  // In the shop the host shows the mini cart.
  useEffect(
    () =>
      standInStores.cart.followAdditions(({ product }) =>
        showToast(`${product.title} was added to your cart.`),
      ),
    [],
  );
  return (
    <StoresProvider stores={standInStores}>
      <StandInBar addresses={addresses} choice={choice} />
      <main>
        <Routes>
          {[...routes].map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {!routes.has('/') && first && (
            <Route path="/" element={<Navigate to={first} replace />} />
          )}
          <Route path="*" element={<p>This remote has no page at this address.</p>} />
        </Routes>
      </main>
      <Toasts />
    </StoresProvider>
  );
}

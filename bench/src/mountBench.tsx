import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AuthProvider,
  CartProvider,
  createStores,
  stores,
  systemClock,
  WishlistProvider,
  type Clock,
} from 'shared-state';
import { Toasts } from 'shared-ui';
import 'shared-ui/globals.scss';
import { BrowserRouter, Route, Routes } from 'shared-ui/router';
import { BenchBar } from './BenchBar';
import { readChoice } from './benchStates';

/** A page on the bench, with its path in the shop. */
export interface BenchPage {
  readonly path: string;
  /** An address that matches the path, for the bench's navigation. */
  readonly example?: string;
  readonly page: ComponentType;
}

/** A clock on which everything takes eight times as long, so that a simulated sign-in takes eight seconds. */
const slowClock: Clock = {
  now: () => systemClock.now(),
  wait: (milliseconds) => systemClock.wait(milliseconds * 8),
};

/** Shows a remote's pages without the host, with the real stores, styles and router. */
export function mountBench(pages: readonly BenchPage[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The bench has no element with the id "root" to render into.');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Bench pages={pages} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const choice = readChoice(localStorage);
const benchStores = choice.isGatewaySlow ? createStores(() => localStorage, slowClock) : stores;

function Bench({ pages }: { readonly pages: readonly BenchPage[] }): ReactNode {
  return (
    <AuthProvider store={benchStores.session}>
      <WishlistProvider store={benchStores.wishlist}>
        <CartProvider store={benchStores.cart}>
          <BenchBar addresses={pages.map(({ path, example = path }) => example)} choice={choice} />
          <main>
            <Routes>
              {pages.map(({ path, page: Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<p>This page is not on the bench.</p>} />
            </Routes>
          </main>
          <Toasts />
        </CartProvider>
      </WishlistProvider>
    </AuthProvider>
  );
}

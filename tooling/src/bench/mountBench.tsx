import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider, CartProvider, WishlistProvider } from 'shared-state';
import { Toasts } from 'shared-ui';
import 'shared-ui/globals.scss';
import { BrowserRouter, Link, Route, Routes } from 'shared-ui/router';

/** A page on the bench, at the address that it has in the shop. */
export interface BenchPage {
  readonly path: string;
  /** An address that matches the path, for the bench's own navigation. */
  readonly example?: string;
  readonly page: ComponentType;
}

/** Shows a remote's pages without the host: the real stores, the real look, and links between the pages. */
export function mountBench(pages: readonly BenchPage[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The bench has no element with the id "root" to render into.');
  createRoot(root).render(
    <StrictMode>
      <AuthProvider>
        <WishlistProvider>
          <CartProvider>
            <BrowserRouter>
              <Bench pages={pages} />
            </BrowserRouter>
            <Toasts />
          </CartProvider>
        </WishlistProvider>
      </AuthProvider>
    </StrictMode>,
  );
}

function Bench({ pages }: { readonly pages: readonly BenchPage[] }): ReactNode {
  return (
    <>
      <nav aria-label="Bench">
        {pages.map(({ path, example = path }) => (
          <Link key={path} to={example}>
            {`${example} `}
          </Link>
        ))}
      </nav>
      <main>
        <Routes>
          {pages.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<p>This page is not on the bench.</p>} />
        </Routes>
      </main>
    </>
  );
}

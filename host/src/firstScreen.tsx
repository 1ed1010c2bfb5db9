import type { ReactNode } from 'react';
import { AuthProvider, CartProvider, WishlistProvider } from 'shared-state';
import { MemoryRouter, Route, Routes } from 'shared-ui/router';
import { Layout } from './layout/Layout';
import { FIRST_SCREEN } from './remotes/firstScreenMark';
import skeleton from './remotes/PageSkeleton.module.scss';

/**
 * The page as a shopper finds it before any script has run: the bars, and around them the landing page's beginning as
 * its remote wrote it. It is rendered when the host is built, never in the browser (docs/decisions/0012).
 */
export function FirstScreen({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <AuthProvider>
      <WishlistProvider>
        <CartProvider>
          <MemoryRouter>
            <Routes>
              <Route element={<Layout />}>
                <Route
                  index
                  element={
                    <div className={skeleton.page} data-shape="landing" data-kept="true">
                      <div {...{ [FIRST_SCREEN]: '' }}>{children}</div>
                    </div>
                  }
                />
              </Route>
            </Routes>
          </MemoryRouter>
        </CartProvider>
      </WishlistProvider>
    </AuthProvider>
  );
}

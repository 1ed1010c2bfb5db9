import type { ComponentType, ReactNode } from 'react';
import type { AuthGateway } from 'shared-state';
import { Link, Route, Routes } from 'shared-ui/router';
import { inShop, Place, storesOf } from 'stand-in/in-shop';

export const USER = { id: 'u', email: 'a@b.c', name: 'asha', avatar: null };

/** The stored values of a signed-in shopper. */
export const SIGNED_IN = { user: USER, token: 't' };

/** An answer that stays pending. */
export const never = (): Promise<never> => new Promise(() => undefined);

export const accept = (): ReturnType<AuthGateway['login']> =>
  Promise.resolve({ success: true, user: USER, token: 't' });

export const refuse = (error?: string) => (): ReturnType<AuthGateway['login']> =>
  Promise.resolve({ success: false, error });

/**
 * Renders a page of this remote with a storage in memory, a gateway with the given answers (others stay pending), and a link to another page.
 * `others` are such pages by path. The test passes `render`, because only test files may import it.
 */
export function renderPage(
  render: (page: ReactNode) => unknown,
  path: string,
  Page: ComponentType,
  {
    answers = {},
    stored = {},
    others = {},
    state,
  }: {
    answers?: Partial<AuthGateway>;
    stored?: Readonly<Record<string, unknown>>;
    others?: Readonly<Record<string, ComponentType>>;
    /** The navigation state of the page's location. */
    state?: unknown;
  } = {},
): ReturnType<typeof storesOf> {
  const { pathname, search } = new URL(path, window.location.href);
  const gateway = { login: never, register: never, logout: () => Promise.resolve(), ...answers };
  const stores = storesOf(stored, gateway);
  const content = (
    <>
      <Routes>
        <Route path={pathname} element={<Page />} />
        {Object.entries(others).map(([other, Other]) => (
          <Route key={other} path={other} element={<Other />} />
        ))}
        <Route path="*" element={<Place />} />
      </Routes>
      <Link to="/cart">leave for the cart</Link>
    </>
  );
  render(inShop(content, { pathname, search, state }, stores));
  return stores;
}

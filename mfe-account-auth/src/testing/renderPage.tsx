import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createStores, StoresProvider, type AuthGateway, type Stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link, Route, Routes, useLocation } from 'shared-ui/router';

interface RenderedPage {
  readonly session: Stores['session'];
  readonly values: Map<string, string>;
}

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
  render: (element: ReactElement) => unknown,
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
): RenderedPage {
  const { pathname, search } = new URL(path, window.location.href);
  const storage = new MemoryStorage(stored);
  const gateway = { login: never, register: never, logout: () => Promise.resolve(), ...answers };
  const stores = createStores(() => storage, undefined, gateway);
  render(
    <StoresProvider stores={stores}>
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <Routes>
          <Route path={pathname} element={<Page />} />
          {Object.entries(others).map(([other, Other]) => (
            <Route key={other} path={other} element={<Other />} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Link to="/cart">leave for the cart</Link>
      </MemoryRouter>
    </StoresProvider>,
  );
  return { session: stores.session, values: storage.values };
}

function Elsewhere(): ReactNode {
  const { pathname, state } = useLocation();
  return <p>{`arrived at ${pathname}${state ? ` with ${JSON.stringify(state)}` : ''}`}</p>;
}

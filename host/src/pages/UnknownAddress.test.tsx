/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link, Route, Routes } from 'shared-ui/router';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import type { RemoteRoute } from '../routes';
import { UnknownAddress } from './UnknownAddress';
import { SHOP_NAME } from 'shared-ui/shop-name';

const OUTLET: RemoteRoute = { path: '/outlet', page: 'mfe_catalog/Listing', shape: 'listing' };

/** The calls of `declaredRoutes`, in order. */
let searches: {
  readonly resolve: (routes: readonly RemoteRoute[]) => void;
  readonly reject: (error: Error) => void;
}[];

beforeEach(() => {
  searches = [];
  // jsdom cannot scroll, and a shown page scrolls in the next frame if the test is still running.
  Object.assign(window, { scrollTo: jest.fn() });
});

it('waits for the routes, and shows the page of the address', async () => {
  open('/outlet');
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for this page');
  expect(document.title).toBe(`Looking for this page | ${SHOP_NAME}`);
  await find([OUTLET]);
  expect(screen.getByRole('heading')).toHaveTextContent('/outlet');
});

it('shows the 404 page if the routes cannot be loaded', async () => {
  open('/outlet');
  await act(() => Promise.resolve(searches[0]?.reject(new Error('offline'))));
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
});

it('looks again at each unknown address, and ignores a late answer for another address', async () => {
  open('/nowhere');
  follow('/else');
  await find([OUTLET], 0);
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  await find([], 1);
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
  follow('/nowhere');
  expect(screen.getByText('Loading page')).toBeInTheDocument();
});

function open(path: string): void {
  const declaredRoutes = () =>
    new Promise<readonly RemoteRoute[]>((resolve, reject) => searches.push({ resolve, reject }));
  const loader = {
    stateOf: () => ({ kind: 'idle' }),
    subscribe: () => () => undefined,
    prefetch: () => undefined,
  };
  render(
    <RemotesContext value={{ loader, declaredRoutes } as unknown as Remotes}>
      <MemoryRouter initialEntries={[path]}>
        {['/nowhere', '/else', '/outlet'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <Table />
      </MemoryRouter>
    </RemotesContext>,
  );
}

function Table(): ReactNode {
  const [routes, setRoutes] = useState<readonly RemoteRoute[]>([]);
  return (
    <Routes>
      {routes.map(({ path }) => (
        <Route key={path} path={path} element={<h1>{path}</h1>} />
      ))}
      <Route path="*" element={<UnknownAddress onRoutes={setRoutes} />} />
    </Routes>
  );
}

function follow(link: string): void {
  act(() => screen.getByRole('link', { name: link }).click());
}

/** Ends a search with the routes that it found. By default the newest search. */
function find(routes: readonly RemoteRoute[], search = searches.length - 1): Promise<void> {
  return act(() => Promise.resolve(searches[search]?.resolve(routes)));
}

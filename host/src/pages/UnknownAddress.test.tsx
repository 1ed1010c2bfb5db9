/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'shared-ui/router';
import { inShop } from 'stand-in/in-shop';
import { testRemotes } from '../remotes/testing/testRemotes';
import type { RemoteRoute } from '../routes';
import { UnknownAddress } from './UnknownAddress';

const OUTLET: RemoteRoute = { path: '/outlet', page: 'mfe_catalog/Listing', shape: 'listing' };

type Routes = readonly RemoteRoute[];

/** End the calls of `declaredRoutes`, in order. */
let searches: ((routes: Routes | Promise<Routes>) => void)[];

beforeEach(() => {
  searches = [];
});

it('waits for the routes, and shows the page of the address', async () => {
  open('/outlet');
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for this page');
  await find([OUTLET]);
  expect(screen.getByRole('heading')).toHaveTextContent('/outlet');
});

it('shows the 404 page if the routes cannot be loaded', async () => {
  open('/outlet');
  await find(Promise.reject(new Error('offline')));
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
  const declaredRoutes = () => new Promise<Routes>((resolve) => searches.push(resolve));
  const { wrapper } = testRemotes({ prefetch: jest.fn() }, { kind: 'idle' }, { declaredRoutes });
  const content = (
    <>
      <Link to="/nowhere">/nowhere</Link>
      <Link to="/else">/else</Link>
      <Table />
    </>
  );
  render(inShop(content, path), { wrapper });
}

function Table(): ReactNode {
  const [routes, setRoutes] = useState<Routes>([]);
  const { pathname } = useLocation();
  if (routes.some(({ path }) => path === pathname)) return <h1>{pathname}</h1>;
  return <UnknownAddress onRoutes={setRoutes} />;
}

function follow(link: string): void {
  act(() => screen.getByRole('link', { name: link }).click());
}

function find(routes: Routes | Promise<Routes>, search = 0): Promise<void> {
  return act(() => Promise.resolve(searches[search]?.(routes)));
}

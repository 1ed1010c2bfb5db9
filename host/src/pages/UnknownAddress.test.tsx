import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'shared-ui/router';
import type { AddRoutes, RouteOfRemote } from '../remotes/declaredRoutes';
import { RemotesProvider } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import type { RemoteRoute } from '../routes';
import { UnknownAddress } from './UnknownAddress';

const OUTLET: RouteOfRemote = { path: '/outlet', page: 'mfe_catalog/Listing', shape: 'listing' };

/** The searches of the test, in their order. */
let searches: {
  readonly resolve: (add: AddRoutes) => void;
  readonly reject: (error: Error) => void;
}[];

beforeEach(() => {
  searches = [];
  // jsdom can't scroll; the page that arrived does in the next frame, if the test still runs then.
  Object.assign(window, { scrollTo: jest.fn() });
});

it('waits for the manifests, and shows the page that one of them has', async () => {
  open('/outlet');
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for this page');
  expect(document.title).toBe('Looking for this page | Weft');
  await find([OUTLET]);
  expect(screen.getByRole('heading')).toHaveTextContent('/outlet');
});

it('is the 404 page where no manifest has it', async () => {
  open('/nowhere');
  await find([OUTLET]);
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
});

it('is the 404 page where nothing can be had', async () => {
  open('/outlet');
  await act(() => Promise.resolve(searches[0]?.reject(new Error('offline'))));
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
});

it('is looked for anew at each such address, and an answer that comes late is of no matter', async () => {
  open('/nowhere');
  follow('/else');
  await find([OUTLET], 0);
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  await find([], 1);
  expect(screen.getByRole('heading')).toHaveTextContent('404 - Page Not Found');
  follow('/nowhere');
  expect(screen.getByText('Loading page')).toBeInTheDocument();
});

it('does not forget a page whose manifest can not be had later', async () => {
  open('/nowhere');
  await find([OUTLET]);
  follow('/else');
  await find([]);
  follow('/outlet');
  expect(screen.getByRole('heading')).toHaveTextContent('/outlet');
});

function open(path: string): void {
  const declaredRoutes = () =>
    new Promise<AddRoutes>((resolve, reject) => searches.push({ resolve, reject }));
  const loader = {
    declaredRoutes,
    stateOf: () => ({ kind: 'idle' }),
    subscribe: () => () => undefined,
    prefetch: () => undefined,
  };
  render(
    <RemotesProvider value={{ loader } as unknown as Remotes}>
      <MemoryRouter initialEntries={[path]}>
        {['/nowhere', '/else', '/outlet'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <Table />
      </MemoryRouter>
    </RemotesProvider>,
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

/** A search ends; the newest one, unless it is named. */
function find(routes: readonly RouteOfRemote[], search = searches.length - 1): Promise<void> {
  return act(() => Promise.resolve(searches[search]?.resolve((known) => [...known, ...routes])));
}

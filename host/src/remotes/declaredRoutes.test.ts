import { expect, it } from '@jest/globals';
import type { Declaration } from 'remote-loader';
import { readDeclaredRoutes, type IgnoredRoute } from './declaredRoutes';

const HOST = ['/', '/cart'];
const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };
const ROUTE = { ...OUTLET, page: 'mfe_account_auth/Outlet' };

function read(
  declared: Partial<Declaration>,
  known: readonly { path: string }[] = [],
): { routes: readonly object[]; ignored: readonly IgnoredRoute[] } {
  const ignored: IgnoredRoute[] = [];
  const declaration = { remote: 'mfe_account_auth', release: '2', routes: [], pages: null };
  const add = readDeclaredRoutes([{ ...declaration, ...declared }], HOST, (route) =>
    ignored.push(route),
  );
  return { routes: add(known), ignored };
}

it('routes of the pointer lead to pages of their remote', () => {
  expect(read({ routes: [OUTLET] })).toEqual({ routes: [ROUTE], ignored: [] });
});

it('a newer route replaces an older one, and the others stay', () => {
  const { routes } = read({ routes: [OUTLET] }, [{ path: '/sale' }, { path: '/outlet' }]);
  expect(routes).toEqual([{ path: '/sale' }, ROUTE]);
});

it('an unusable route is ignored and reported', () => {
  const { routes, ignored } = read({ routes: [{ ...OUTLET, path: '/cart' }, OUTLET] });
  expect(routes).toEqual([ROUTE]);
  expect(ignored).toEqual([
    {
      remote: 'mfe_account_auth',
      release: '2',
      reason: "its route /cart would take addresses of the host's own /cart.",
    },
  ]);
});

it('an unreleased build must expose the page', () => {
  expect(read({ routes: [OUTLET], pages: ['Outlet'] }).routes).toEqual([ROUTE]);
  const { ignored } = read({ routes: [OUTLET], pages: ['Account'] });
  expect(ignored).toMatchObject([{ reason: expect.stringContaining('does not expose') }]);
});

it.each([undefined, null, 'soon', 5, [null], [{}]])(
  '%p adds no routes and does no harm',
  (routes) => {
    expect(read({ routes }).routes).toEqual([]);
  },
);

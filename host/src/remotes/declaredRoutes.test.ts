/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import type { Declaration } from 'remote-loader';
import { readDeclaredRoutes } from './declaredRoutes';

const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };
const ROUTE = { ...OUTLET, page: 'mfe_account_auth/Outlet' };

const handleEvent = jest.fn<(event: CustomEvent) => void>();
window.addEventListener('weft:remote', handleEvent);

function read(declared: Partial<Declaration>): readonly object[] {
  const declaration = { remote: 'mfe_account_auth', release: '2', routes: [], pages: null };
  return readDeclaredRoutes([{ ...declaration, ...declared }]);
}

it('routes of the pointer lead to pages of their remote; an unusable one is ignored, and reported once', () => {
  const routes = [{ ...OUTLET, path: '/cart' }, OUTLET];
  expect(read({ routes })).toEqual([ROUTE]);
  expect(read({ routes })).toEqual([ROUTE]);
  expect(handleEvent.mock.calls.map(([{ detail }]) => detail as unknown)).toEqual([
    {
      type: 'ignored',
      remote: 'mfe_account_auth',
      release: '2',
      reason: "its route /cart would take addresses of the host's own /cart.",
      time: expect.any(Number),
    },
  ]);
});

it('an unreleased build must expose the page', () => {
  expect(read({ routes: [OUTLET], pages: ['Outlet'] })).toEqual([ROUTE]);
  expect(read({ routes: [OUTLET], pages: ['Account'] })).toEqual([]);
});

it.each([undefined, null, 'soon', 5, [null], [{}]])(
  '%p adds no routes and does no harm',
  (routes) => {
    expect(read({ routes })).toEqual([]);
  },
);

/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { readDeclaredRoutes } from './declaredRoutes';

const OUTLET = { path: '/outlet', page: 'Outlet', shape: 'listing' };
const ROUTE = { ...OUTLET, page: 'mfe_account_auth/Outlet' };

const handleEvent = jest.fn<(event: CustomEvent) => void>();
window.addEventListener('weft:remote', handleEvent);

it('declared routes lead to pages of their remote; an unusable one is ignored, and reported once', () => {
  const routes = [{ ...OUTLET, path: '/cart' }, OUTLET];
  const declaration = { name: 'mfe_account_auth', release: '2', exposes: [{ name: 'Outlet' }] };
  const read = () => readDeclaredRoutes([{ ...declaration, metaData: { routes } }]);
  expect(read()).toEqual([ROUTE]);
  expect(read()).toEqual([ROUTE]);
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

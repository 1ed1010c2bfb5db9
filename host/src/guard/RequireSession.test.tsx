/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Stores } from 'shared-state';
import { Route, Routes, useLocation, useNavigationType } from 'shared-ui/router';
import { inShop, storesOf } from 'stand-in/in-shop';
import { testRemotes } from '../remotes/testing/testRemotes';
import { RequireSession } from './RequireSession';

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
const ROUTE = { path: '/checkout', title: 'Checkout', page: 'mfe_cart_checkout/Checkout' } as const;
const HERE = { pathname: '/checkout', search: '?a=1', hash: '#pay', state: { isBuyNow: true } };

it.each([
  ['hides another page', null, 0],
  ['keeps a page that is in the HTML', {}, 1],
])('%s while the stored session is read', (_, html, shown) => {
  renderGuarded({ ...storesOf({ user: USER }), start: () => () => undefined }, html);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryAllByText('the secret')).toHaveLength(shown);
});

it.each([
  ['another page', null],
  ['a page that is in the HTML', {}],
])('redirects from %s to /login, with the whole location as "from"', (_, html) => {
  renderGuarded(storesOf(), html);
  expect(JSON.parse(screen.getByText(/REPLACE/).textContent)).toEqual(['REPLACE', { from: HERE }]);
});

it('shows its content to a signed-in shopper, and redirects as soon as they sign out', async () => {
  const stores = storesOf({ user: USER, token: 't' });
  renderGuarded(stores, null);
  expect(screen.getByText('the secret')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => stores.session.logout());
  expect(screen.queryByText('the secret')).not.toBeInTheDocument();
  expect(screen.getByText(/REPLACE/)).toBeInTheDocument();
});

function renderGuarded(stores: Stores, html: object | null): void {
  const guarded = (
    <RequireSession route={ROUTE}>
      <p>the secret</p>
    </RequireSession>
  );
  const routes = (
    <Routes>
      <Route path="/checkout" element={guarded} />
      <Route path="/login" element={<Login />} />
    </Routes>
  );
  const { wrapper } = testRemotes({}, {}, { htmlPage: () => html });
  render(inShop(routes, HERE, stores), { wrapper });
}

function Login(): ReactNode {
  return <p>{JSON.stringify([useNavigationType(), useLocation().state])}</p>;
}

/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthProvider, createStores, type SessionStore } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Route, Routes, useLocation, useNavigationType } from 'shared-ui/router';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { RequireSession } from './RequireSession';

const USER = JSON.stringify({ id: 'u', email: 'a@b.c', name: 'a', avatar: null });
const PAGE = 'mfe_cart_checkout/Checkout';
const HERE = { pathname: '/checkout', search: '?a=1', hash: '#pay', state: { isBuyNow: true } };

describe('RequireSession', () => {
  it('shows a status "Loading" while the stored session is read', () => {
    renderGuarded(idle(sessionOver({ user: USER })));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('the secret')).not.toBeInTheDocument();
  });

  it('keeps a page that is in the HTML while the stored session is read', () => {
    renderGuarded(idle(sessionOver({ user: USER })), {});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.getByText('the secret')).toBeInTheDocument();
  });

  it.each([
    ['another page', null],
    ['a page that is in the HTML', {}],
  ])('redirects from %s to /login, with the whole location as "from"', (_, html) => {
    renderGuarded(sessionOver({}), html);
    expect(screen.getByTestId('navigation')).toHaveTextContent('REPLACE');
    expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ from: HERE });
  });

  it('shows its content to a signed-in shopper, and redirects as soon as they sign out', async () => {
    const session = sessionOver({ user: USER, token: 't' });
    renderGuarded(session);
    expect(screen.getByText('the secret')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await act(() => session.logout());
    expect(screen.queryByText('the secret')).not.toBeInTheDocument();
    expect(screen.getByTestId('navigation')).toBeInTheDocument();
  });
});

/** A session store over a storage with the given texts. */
function sessionOver(texts: Readonly<Record<string, string>>): SessionStore {
  const storage = new MemoryStorage(texts);
  return createStores(() => storage).session;
}

/** A session store that has not read its entry yet. */
function idle(session: SessionStore): SessionStore {
  // The store's methods are read-only, so a derived object overrides `start`.
  return Object.create(session, { start: { value: () => () => undefined } }) as SessionStore;
}

function renderGuarded(session: SessionStore, html: object | null = null): void {
  render(
    <AuthProvider store={session}>
      <MemoryRouter initialEntries={[HERE]}>
        <Routes>
          <Route
            path="/checkout"
            element={
              <RemotesContext value={{ htmlPage: () => html } as unknown as Remotes}>
                <RequireSession route={{ path: '/checkout', title: 'Checkout', page: PAGE }}>
                  <p>the secret</p>
                </RequireSession>
              </RemotesContext>
            }
          />
          <Route path="/login" element={<Arrived />} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}

function Arrived(): ReactNode {
  const { state } = useLocation();
  return (
    <>
      <p data-testid="navigation">{useNavigationType()}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { readReturnTo } from 'shared-state';
import { Toasts } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { keepDraft, readDraft } from '../register/draft';
import { BLANK } from '../register/fields';
import { sampleOrders } from '../shop/sampleOrders';
import { renderPage, SIGNED_IN, USER } from '../testing/renderPage';
import { AccountPage } from './AccountPage';

const LINE = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1000, quantity: 3 };
const RECEIPT = {
  id: 'WF-MABCDEF1',
  placedAt: '2025-05-02T10:00:00.000Z',
  account: USER.email,
  name: 'Asha Rao',
  address: ['12 Mill Lane', 'Leeds, West Yorkshire, LS1 4AP', 'United Kingdom'],
  payment: 'Card',
  discount: 25,
  lines: [{ ...LINE, sizes: { M: 1 } }],
};

function ReturnTo(): ReactNode {
  const { pathname, search } = readReturnTo(useLocation().state);
  return `from ${pathname}${search}`;
}

describe('AccountPage', () => {
  it('says that the shopper is signed out, and goes to /login', async () => {
    render(<Toasts />);
    renderPage(render, '/account', AccountPage, { stored: SIGNED_IN });
    keepDraft({ ...BLANK, password: 'of another registration' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('at /login')).toBeInTheDocument();
    expect(readDraft()).toEqual({});
    expect(screen.getByRole('status')).toHaveTextContent('You are signed out.');
  });

  it('signs out once, is busy meanwhile, and does not redirect a shopper who has left the page', async () => {
    let answer = (): void => undefined;
    const logout = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { session } = renderPage(render, '/account', AccountPage, {
      stored: SIGNED_IN,
      answers: { logout },
    });
    const button = screen.getByRole('button', { name: 'Sign Out' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(logout).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('leave for the cart'));
    await act(() => Promise.resolve(answer()));
    expect(session.activity).toBeNull();
    expect(screen.getByText('at /cart')).toBeInTheDocument();
  });

  it('shows stored values, also unknown ones, “Not provided” for missing ones, and a guest’s page once the session ends', async () => {
    const user = { ...USER, country: 'XX', dateOfBirth: '1990-04-12' };
    const { session } = renderPage(render, '/account', AccountPage, { stored: { user } });
    expect(screen.getByText('asha')).toBeInTheDocument();
    expect(screen.getByText('XX')).toBeInTheDocument();
    expect(screen.getByText('12 April 1990')).toBeInTheDocument();
    expect(screen.getAllByText('Not provided')).toHaveLength(8);
    await act(() => session.logout());
    expect(screen.getByText(/You are shopping as a guest/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('tells both sign-in and registration where a guest came from', async () => {
    for (const name of ['Sign in', 'Create account']) {
      renderPage(render, '/account?tab=orders', AccountPage, {
        others: { '/login': ReturnTo, '/register': ReturnTo },
      });
      await userEvent.click(screen.getByRole('link', { name }));
      expect(screen.getByText('from /account?tab=orders')).toBeInTheDocument();
      cleanup();
    }
  });

  it('shows the profile for an unknown tab', () => {
    renderPage(render, '/account?tab=nothing', AccountPage);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the orders of an account', () => {
  it('begin with the shopper’s orders, and the samples are marked as samples', () => {
    renderPage(render, '/account?tab=orders', AccountPage, { stored: storedWith(RECEIPT) });
    const own = screen.getByRole('region', { name: 'Your orders' });
    const card = within(own).getByRole('article', { name: `Order ${RECEIPT.id}` });
    expect(card).toHaveTextContent('Processing');
    expect(card).toHaveTextContent('2 May 2025');
    expect(card).toHaveTextContent('Shirt × 3Size M × 1 · 2 without a size');
    expect(card).toHaveTextContent('$3,240.00');
    const samples = screen.getByRole('region', { name: 'Sample orders' });
    expect(within(samples).getAllByRole('article')).toHaveLength(sampleOrders.length);
    const samplesIn = (state: string): number =>
      sampleOrders.filter(({ status }) => status === state).length;
    expect(screen.getByText('Total').closest('dl')).toHaveTextContent(
      `Total${sampleOrders.length + 1}Delivered${samplesIn('Delivered')}Processing${samplesIn('Processing') + 1}`,
    );
  });

  it('can be bought again in the same sizes, also if the cart has some of it', async () => {
    const cart = [{ ...LINE, quantity: 1, sizes: { L: 1 } }];
    const { storage } = renderPage(render, '/account?tab=orders', AccountPage, {
      stored: { ...storedWith(RECEIPT), cart },
    });
    render(<Toasts />);
    await userEvent.click(screen.getByRole('button', { name: `Buy again: ${RECEIPT.id}` }));
    expect(screen.getByText('3 items were added to your cart.')).toBeInTheDocument();
    expect(storage.json('cart')).toEqual([{ ...LINE, quantity: 4, sizes: { L: 1, M: 1 } }]);
  });

  it('appear above the profile, the last one only', () => {
    renderPage(render, '/account', AccountPage, {
      stored: storedWith(
        { ...RECEIPT, id: 'WF-MABCDEF2', lines: [{ ...LINE, quantity: 9_000_000 }] },
        RECEIPT,
      ),
    });
    const last = screen.getByRole('region', { name: 'Your last order' });
    const card = within(last).getByRole('article', { name: 'Order WF-MABCDEF2' });
    expect(card).toHaveTextContent('Shirt × 9,000,000');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are only the samples for another shopper, with a message at the address of the order', () => {
    renderPage(render, `/account?tab=orders&order=${RECEIPT.id}`, AccountPage, {
      stored: storedWith({ ...RECEIPT, account: 'ben@example.com' }),
    });
    expect(screen.getByText(/Order WF-MABCDEF1 isn’t in this list/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your orders' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(sampleOrders.length);
  });

  it('open as a receipt with its own title and a focused heading, a link back, and the settings as they were', async () => {
    renderPage(render, '/account?tab=settings', AccountPage, { stored: storedWith(RECEIPT) });
    await userEvent.click(screen.getByRole('switch', { name: 'Newsletter', description: /^Demo/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
    await userEvent.click(screen.getByRole('link', { name: `View receipt: ${RECEIPT.id}` }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(`Order ${RECEIPT.id}`);
    expect(heading).toHaveFocus();
    expect(document.title).toMatch(`Order ${RECEIPT.id} | `);
    for (const text of [
      'Asha Rao, 12 Mill Lane, Leeds, West Yorkshire, LS1 4AP, United Kingdom',
      'Size M × 1 · 2 without a size',
      'Discount$750.00 (25%)',
      'Total$3,240.00',
    ]) {
      expect(document.body).toHaveTextContent(text);
    }
    await userEvent.click(screen.getByRole('link', { name: 'All orders' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Your orders' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  });

  it('move the focus to the heading when a sign-out in another tab replaces the shown receipt', () => {
    const stored = storedWith(RECEIPT);
    const { storage } = renderPage(render, `/account?order=${RECEIPT.id}`, AccountPage, { stored });
    screen.getByRole('link', { name: 'All orders' }).focus();
    act(() => storage.writeElsewhere('user', null));
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus();
  });

  it('ignore what is no order number in the address', () => {
    renderPage(render, '/account?tab=orders&order=<b>', AccountPage, { stored: SIGNED_IN });
    expect(screen.queryByText(/isn’t in this list/)).toBeNull();
  });
});

function storedWith(...receipts: readonly object[]): Record<string, unknown> {
  return { ...SIGNED_IN, 'weft.receipts': receipts };
}

/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { buyNowState, placedOrderState, returnState } from 'shared-state';
import { inShop, Place, storesOf } from 'stand-in/in-shop';
import { Notices } from './Notices';

const SHIRT = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1 };
const USER = { id: 'u', email: 'asha@example.com', name: 'asha', avatar: null };
const RECEIPT = {
  id: 'WF-MABCDEF1',
  placedAt: '2025-05-02T10:00:00.000Z',
  lines: [{ ...SHIRT, quantity: 1 }],
};
const BUY_NOW = buyNowState(SHIRT, 'L');
const CHECKOUT = { pathname: '/checkout', search: '', hash: '', state: BUY_NOW };

it('names the order that was placed on the landing page, with a link to its receipt', () => {
  show('/', placedOrderState(RECEIPT.id), USER.email);
  expect(screen.getByRole('status')).toHaveTextContent('Order WF-MABCDEF1 placed · View receipt');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account?tab=orders&order=WF-MABCDEF1');
});

it('leads back to the checkout with the item of Buy Now', () => {
  show('/', returnState(CHECKOUT));
  const link = screen.getByRole('link', { name: 'Continue to checkout' });
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toBeVisible();
  fireEvent.click(link);
  expect(screen.getByText(/^at/)).toHaveTextContent(`at /checkout ${JSON.stringify(BUY_NOW)}`);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that stored data could not be read', () => {
  render(inShop(<Notices />, '/', storesOf({ cart: '{[' })));
  expect(screen.getByText(/could not be read/)).toBeVisible();
});

it.each([
  ['an order on another page', '/cart', placedOrderState(RECEIPT.id), USER.email],
  ['a registration on another page', '/cart', returnState(CHECKOUT), USER.email],
  ['neither', '/', null, USER.email],
  ['a registration after a sign-out', '/', returnState(CHECKOUT), null],
  ['an order that does not exist', '/', placedOrderState('WF-FORGED'), USER.email],
  ['another shopper’s order', '/', placedOrderState(RECEIPT.id), 'ben@example.com'],
])('shows nothing for %s', (_, pathname, state, account) => {
  show(pathname, state, account);
  expect(screen.queryByText(/ placed/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

function show(pathname: string, state: unknown, account: string | null = USER.email): void {
  const receipts = [{ ...RECEIPT, account }];
  const content = (
    <>
      <Notices />
      <Place />
    </>
  );
  const stores = storesOf({ user: account && USER, 'weft.receipts': receipts });
  render(inShop(content, { pathname, state }, stores));
}

/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createStores, placedOrderState, StoresProvider } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { PlacedOrderNotice } from './PlacedOrderNotice';

const USER = { id: 'u', email: 'asha@example.com', name: 'asha', avatar: null };
const RECEIPT = {
  id: 'WF-MABCDEF1',
  placedAt: '2025-05-02T10:00:00.000Z',
  lines: [{ id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1, quantity: 1 }],
};

it('names the order that was placed on the landing page, with a link to its receipt', () => {
  show('/', placedOrderState(RECEIPT.id), USER.email);
  expect(screen.getByRole('status')).toHaveTextContent('Order WF-MABCDEF1 placed · View receipt');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account?tab=orders&order=WF-MABCDEF1');
});

it.each([
  ['on another page', '/cart', placedOrderState(RECEIPT.id), USER.email],
  ['without an order', '/', null, USER.email],
  ['for an order that does not exist', '/', placedOrderState('WF-FORGED'), USER.email],
  ['for another shopper’s order', '/', placedOrderState(RECEIPT.id), 'ben@example.com'],
])('shows nothing %s', (_, pathname, state, account) => {
  show(pathname, state, account);
  expect(screen.queryByText(/placed/)).toBeNull();
});

function show(pathname: string, state: unknown, account: string): void {
  const receipts = [{ ...RECEIPT, account }];
  const storage = new MemoryStorage({ user: USER, 'weft.receipts': receipts });
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <StoresProvider stores={createStores(() => storage)}>
        <PlacedOrderNotice />
      </StoresProvider>
    </MemoryRouter>,
  );
}

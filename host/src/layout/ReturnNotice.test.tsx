/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buyNowState, returnState } from 'shared-state';
import { MemoryRouter } from 'shared-ui/memory-router';
import { useLocation } from 'shared-ui/router';
import { ReturnNotice } from './ReturnNotice';

const BUY_NOW = buyNowState({ id: 'a', title: 'Shirt', imageUrl: '', newPrice: 1 }, 'L');
const CHECKOUT = { pathname: '/checkout', search: '', hash: '', state: BUY_NOW };

it('leads back to the checkout with the item of Buy Now', () => {
  show('/', returnState(CHECKOUT));
  fireEvent.click(screen.getByRole('link', { name: 'Continue to checkout' }));
  expect(screen.getByText(/^\/checkout/)).toHaveTextContent(`/checkout ${JSON.stringify(BUY_NOW)}`);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['on another page', '/cart', returnState(CHECKOUT)],
  ['without a page', '/', null],
])('shows nothing %s', (_when, pathname, state) => {
  show(pathname, state);
  expect(screen.queryByRole('link')).toBeNull();
});

function show(pathname: string, state: unknown): void {
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <ReturnNotice />
      <Place />
    </MemoryRouter>,
  );
}

function Place(): ReactNode {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  buyNowState,
  createStores,
  placedOrderState,
  StoresProvider,
  type Stores,
} from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { CheckoutPage } from './CheckoutPage';

const SHIRT = { id: 'men-shirt-1', title: 'Indigo Shirt', imageUrl: '', newPrice: 1299 };
const SAREE = { id: 'women-saree-3', title: 'Turmeric Saree', imageUrl: '', newPrice: 2799 };
const SIGNED_IN = { id: 'u', email: 'asha@example.com', name: 'asha', avatar: null };
const USER = { ...SIGNED_IN, name: 'Asha Rao', firstName: 'Asha', lastName: 'Rao' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // jsdom lacks showModal and close.
  Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });
});

describe('CheckoutPage', () => {
  it('reads the digits of an input method once its text is complete', () => {
    showCheckout([{ ...SHIRT, quantity: 1 }]);
    const field = screen.getByRole('textbox', { name: 'Card Number' });
    fireEvent.input(field, { target: { value: '４１１１１' }, isComposing: true });
    expect(field).toHaveValue('４１１１１');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('4111 1');
  });

  it('removes the bought pieces from the cart, and keeps pieces that another tab has added meanwhile', () => {
    const { cart, storage } = showCheckout([
      { ...SHIRT, quantity: 12, sizes: { M: 5, L: 7 } },
      { ...SAREE, quantity: 1 },
    ]);
    // Simulates the milliseconds before this tab receives the storage event of the other tab's write.
    const others = [
      { ...SHIRT, quantity: 21, sizes: { M: 14, L: 7 } },
      { ...SAREE, quantity: 1 },
      { ...SHIRT, id: 'men-shirt-2', quantity: 2 },
    ];
    storage.values.set('cart', JSON.stringify(others));
    submit();
    expect(cart.lines).toEqual([
      { ...SHIRT, quantity: 9, sizes: { M: 9 } },
      { ...SHIRT, id: 'men-shirt-2', quantity: 2 },
    ]);
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent(
      'Indigo Shirt × 12',
    );
  });

  it('keeps all typed values while another tab clears the cart and undoes it', () => {
    const { storage } = showCheckout([{ ...SHIRT, quantity: 1 }]);
    type('City', 'Pune');
    type('Card Number', '4111');
    act(() => storage.writeElsewhere('cart', []));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => storage.writeElsewhere('cart', [{ ...SHIRT, quantity: 1 }]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout');
    expect(field('City')).toHaveValue('Pune');
    expect(field('Card Number')).toHaveValue('4111');
  });

  it('fills in the names of a registration, and none after a sign-in', () => {
    const { unmount } = showCheckout([{ ...SHIRT, quantity: 1 }]);
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('Last Name')).toHaveValue('Rao');
    unmount();
    showCheckout([{ ...SHIRT, quantity: 1 }], { user: SIGNED_IN });
    expect(field('First Name')).toHaveValue('');
    expect(field('Last Name')).toHaveValue('');
    expect(field('Email')).toHaveValue(SIGNED_IN.email);
  });

  it('does not show the typed values of another shopper', () => {
    const { unmount } = showCheckout([{ ...SHIRT, quantity: 1 }]);
    type('City', 'Pune');
    unmount();
    showCheckout([{ ...SHIRT, quantity: 1 }], { user: { ...USER, email: 'ben@example.com' } });
    expect(field('City')).toHaveValue('');
  });

  it('keeps the receipt and forgets the typed address, and a reload shows no dialog', () => {
    const { receipts, unmount } = showCheckout([{ ...SHIRT, quantity: 2 }]);
    type('City', 'Pune');
    submit();
    expect(window.sessionStorage.getItem('weft.checkout')).toBeNull();
    const { list } = receipts;
    unmount();
    showCheckout([], { receipts: list, state: placedOrderState(list[0]?.id ?? '') });
    expect(screen.getByRole('listitem')).toHaveTextContent('Indigo Shirt × 2');
    expect(screen.getByRole('link', { name: 'Indigo Shirt' })).toHaveAttribute(
      'href',
      '/product/men-shirt-1',
    );
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it.each([
    ['another shopper', { user: { ...USER, email: 'ben@example.com' } }],
    ['an unknown order', { state: placedOrderState('WF-NOTHING') }],
  ])('shows no receipt to %s', (_, visit) => {
    const { receipts, unmount } = showCheckout([{ ...SHIRT, quantity: 2 }]);
    submit();
    const { list } = receipts;
    unmount();
    showCheckout([], { receipts: list, state: placedOrderState(list[0]?.id ?? ''), ...visit });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
  });

  it('fires one event for the checkout, and one for the purchase', () => {
    const events: unknown[] = [];
    const listen = (event: Event): void => {
      const { name, value, ...rest } = (event as CustomEvent<Record<string, unknown>>).detail;
      events.push([name, value, rest.transaction_id]);
    };
    window.addEventListener('weft:commerce', listen);
    const { receipts } = showCheckout([{ ...SHIRT, quantity: 2 }]);
    type('City', 'Pune');
    submit();
    window.removeEventListener('weft:commerce', listen);
    expect(events).toEqual([
      ['begin_checkout', 2598, undefined],
      ['purchase', 2598, receipts.list[0]?.id],
    ]);
  });

  it('finds nothing to order in a forged state', () => {
    // buyNow.test.ts has the other states.
    showCheckout([{ ...SHIRT, quantity: 1 }], { state: { isBuyNow: true } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No item selected');
    expect(screen.getByText('Please select an item to purchase')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/product',
    );
  });

  it('links the size of a Buy Now item to its page', () => {
    showCheckout([], { state: buyNowState(SHIRT) });
    expect(screen.getByText(/^1 piece has no size/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a size: Indigo Shirt' })).toHaveAttribute(
      'href',
      '/product/men-shirt-1',
    );
  });
});

function showCheckout(
  lines: readonly object[],
  {
    user = USER,
    state = null,
    receipts = [],
  }: { user?: object; state?: unknown; receipts?: readonly object[] } = {},
): Stores & { readonly storage: MemoryStorage; readonly unmount: () => void } {
  const storage = new MemoryStorage({ cart: lines, user, 'weft.receipts': receipts });
  const stores = createStores(() => storage);
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: '/checkout', state }]}>
      <StoresProvider stores={stores}>
        <CheckoutPage />
      </StoresProvider>
    </MemoryRouter>,
  );
  return { ...stores, storage, unmount };
}

function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

function submit(): void {
  const form = screen.getByRole('button', { name: 'Complete Purchase' }).closest('form');
  if (form) fireEvent.submit(form);
}

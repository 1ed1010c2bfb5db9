import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { AuthProvider, CartProvider, createStores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/router';
import { CheckoutPage } from './CheckoutPage';

const SHIRT = { id: 'men-shirt-1', title: 'Indigo Shirt', imageUrl: '', newPrice: 1299 };
const SAREE = { id: 'women-saree-3', title: 'Turmeric Saree', imageUrl: '', newPrice: 2799 };

beforeEach(() => {
  // jsdom lacks showModal and close.
  Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() });
});

describe('CheckoutPage', () => {
  it('removes what was bought from the cart, and keeps what another tab has added meanwhile', () => {
    const storage = new MemoryStorage({
      cart: [
        { ...SHIRT, quantity: 12, sizes: { M: 5, L: 7 } },
        { ...SAREE, quantity: 1 },
      ],
    });
    const { session, cart } = createStores(() => storage);
    const { container } = render(
      <MemoryRouter initialEntries={['/checkout']}>
        <AuthProvider store={session}>
          <CartProvider store={cart}>
            <CheckoutPage />
          </CartProvider>
        </AuthProvider>
      </MemoryRouter>,
    );
    // As in the milliseconds before this tab receives the storage event of the other tab's write.
    const others = [
      { ...SHIRT, quantity: 21, sizes: { M: 14, L: 7 } },
      { ...SAREE, quantity: 1 },
      { ...SHIRT, id: 'men-shirt-2', quantity: 2 },
    ];
    storage.values.set('cart', JSON.stringify(others));
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(cart.lines).toEqual([
      { ...SHIRT, quantity: 9, sizes: { M: 9 } },
      { ...SHIRT, id: 'men-shirt-2', quantity: 2 },
    ]);
    expect(screen.getByText('Indigo Shirt × 12')).toBeInTheDocument();
  });
});

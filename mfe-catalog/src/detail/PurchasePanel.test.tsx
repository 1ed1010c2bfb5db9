/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createStores, rememberSize, StoresProvider, type CartStore } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import type { Product } from '../catalogue/types';
import { detailsOf } from '../catalogue/details';
import { firstSection } from '../catalogue/sections';
import { PurchasePanel } from './PurchasePanel';

const SHIRT = {
  id: 'men-shirt-1',
  title: 'Indigo Shirt',
  imageUrl: '',
  newPrice: 1299,
  oldPrice: 1899,
  discount: 31,
  rating: 4.5,
  ratingCount: 120,
};

it('says for a quantity of 2 or more that Buy Now orders one piece', () => {
  show(SHIRT);
  expect(screen.queryByText(/Buy Now takes one piece/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByText('Buy Now takes one piece. Add to Cart takes all 2.')).toBeVisible();
});

it('offers no size for a product without sizes, not even the size of the last time', () => {
  rememberSize('men-kurta-1', 'XL');
  const cart = show({ ...SHIRT, hasSizes: false });
  expect(screen.queryByText(/size/i)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(cart.lines).toEqual([{ ...SHIRT, hasSizes: false, quantity: 1 }]);
});

/** @returns the cart */
function show(product: Product): CartStore {
  const stores = createStores(() => new MemoryStorage());
  stores.cart.start();
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <PurchasePanel
          product={product}
          details={detailsOf('')}
          section={firstSection}
          onRating={() => undefined}
        />
      </StoresProvider>
    </MemoryRouter>,
  );
  return stores.cart;
}

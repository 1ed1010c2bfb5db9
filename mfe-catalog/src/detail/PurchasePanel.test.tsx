/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CartProvider, createStores, WishlistProvider } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/router';
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
  const { cart, wishlist } = createStores(() => new MemoryStorage());
  render(
    <MemoryRouter>
      <WishlistProvider store={wishlist}>
        <CartProvider store={cart}>
          <PurchasePanel
            product={SHIRT}
            details={{ description: 'A shirt.', stockText: 'In stock' }}
            section="men"
          />
        </CartProvider>
      </WishlistProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByText(/Buy Now takes one piece/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByText('Buy Now takes one piece. Add to Cart takes all 2.')).toBeVisible();
});

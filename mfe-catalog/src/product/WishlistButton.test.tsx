/** @jest-environment jsdom */
import { rendersBy } from 'stand-in/counted-renders';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { inShop, storesOf } from 'stand-in/in-shop';
import { coats } from '../testing/coats';
import { ProductGrid } from './ProductGrid';
import { WishlistButton } from './WishlistButton';

const stores = storesOf();

it('a press on a wishlist button renders only the buttons of its product, not its card or other buttons', () => {
  const products = coats(6);
  const buttons = products.map((product) => <WishlistButton key={product.id} product={product} />);
  render(inShop(buttons, '/', stores));
  const first = rendersBy(() => render(inShop(<ProductGrid products={products} />, '/', stores)));
  expect(first).toEqual({ prices: 6, buttons: 6 });
  const third = screen.getAllByRole('button', { name: 'Add to wishlist' }).at(-4);
  expect(rendersBy(() => fireEvent.click(third as HTMLElement))).toEqual({ prices: 0, buttons: 1 });
  const changed = screen.getAllByRole('button', { name: 'Remove from wishlist' });
  // For the first script, which repeats no press on a product that is on the wishlist.
  expect(changed.map(({ dataset }) => dataset['wished'])).toEqual(['true', 'true']);
});

/** @jest-environment jsdom */
import { rendersBy } from 'stand-in/counted-renders';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { coats } from '../testing/coats';
import { ProductGrid } from './ProductGrid';

it('a press on a wishlist button renders only that button, not its card or other buttons', () => {
  const first = rendersBy(() => render(inShop(<ProductGrid products={coats(6)} />)));
  expect(first).toEqual({ prices: 6, buttons: 6 });
  const [, , third] = screen.getAllByRole('button', { name: 'Add to wishlist' });
  expect(rendersBy(() => fireEvent.click(third as HTMLElement))).toEqual({ prices: 0, buttons: 1 });
  expect(screen.getAllByRole('button', { name: 'Remove from wishlist' })).toHaveLength(1);
});

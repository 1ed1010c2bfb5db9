/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { inShop } from 'stand-in/in-shop';
import { CARDS_AT_ONCE as AT_ONCE } from '../product/ProductGrid';
import { coats } from '../testing/coats';
import { GrowingGrid } from './GrowingGrid';

it('a growing grid reserves room for deferred cards, and renders the card that the shopper returns to at once', () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const element = grid(10, 8);
  act(() => {
    flushSync(() => root.render(element));
    expect(page.querySelectorAll('article').length).toBeLessThan(10);
    expect(page.querySelectorAll('li')).toHaveLength(10);
    expect(page).toHaveTextContent('Coat 8');
  });
  expect(page.querySelectorAll('article')).toHaveLength(10);
  act(() => root.unmount());
});

it('a growing grid, whose buttons say which product they are for, shows more after a press, if there are more, and focuses the first of them', async () => {
  render(grid(2 * AT_ONCE));
  expect(document.querySelectorAll('article')).toHaveLength(AT_ONCE);
  expect(screen.getByRole('button', { name: 'Add to Cart', description: 'Coat 2' })).toBeVisible();
  await userEvent.click(screen.getByText('Show more products'));
  expect(screen.getByText(`Coat ${AT_ONCE + 1}`).closest('a')).toHaveFocus();
  expect(document.querySelectorAll('article')).toHaveLength(2 * AT_ONCE);
  expect(screen.queryByText('Show more products')).toBeNull();
});

function grid(count: number, reach = 0): ReactNode {
  return inShop(<GrowingGrid products={coats(count)} reach={reach} onOpen={() => undefined} />);
}

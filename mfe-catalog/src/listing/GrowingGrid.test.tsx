/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { StoresProvider } from 'shared-state';
import { MemoryRouter } from 'shared-ui/memory-router';
import type { Product } from '../catalogue/types';
import { CARDS_AT_ONCE as AT_ONCE } from '../product/ProductGrid';
import { GrowingGrid } from './GrowingGrid';

describe('GrowingGrid', () => {
  it('shows all products of a section of the current size', () => {
    show(AT_ONCE);
    expect(document.querySelectorAll('article')).toHaveLength(AT_ONCE);
    expect(screen.queryByText('Show more products')).toBeNull();
  });

  it('reserves room for deferred cards, and renders the card that the shopper returns to at once', () => {
    const page = document.createElement('div');
    const root = createRoot(page);
    const element = grid(10, 8);
    act(() => {
      flushSync(() => root.render(element));
      expect(page.querySelectorAll('article').length).toBeLessThan(10);
      expect(page.querySelectorAll('li')).toHaveLength(10);
      expect(page).toHaveTextContent('Product 8');
    });
    expect(page.querySelectorAll('article')).toHaveLength(10);
    act(() => root.unmount());
  });

  it('has every card in the HTML, except cards after Show more products', () => {
    const written = document.createElement('div');
    written.innerHTML = renderToStaticMarkup(grid(AT_ONCE + 2));
    expect(written.querySelectorAll('article')).toHaveLength(AT_ONCE);
  });

  it('shows more products after a press, and focuses the first of them', async () => {
    show(AT_ONCE + 2);
    await userEvent.click(screen.getByText('Show more products'));
    expect(screen.getByText(`Product ${AT_ONCE + 1}`).closest('a')).toHaveFocus();
    expect(screen.queryByText('Show more products')).toBeNull();
  });
});

function show(count: number): void {
  render(grid(count));
}

function grid(count: number, reach = 0): ReactElement {
  const products = Array.from({ length: count }, (_, index) => product(index + 1));
  return (
    <MemoryRouter>
      <StoresProvider>
        <GrowingGrid products={products} reach={reach} onOpen={() => undefined} />
      </StoresProvider>
    </MemoryRouter>
  );
}

function product(number: number): Product {
  return {
    id: `men-shirt-${number}`,
    imageUrl: '',
    discount: 20,
    title: `Product ${number}`,
    newPrice: 800,
    oldPrice: 1000,
    rating: 4.5,
    ratingCount: 10,
  };
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';
import { CartProvider, WishlistProvider } from 'shared-state';
import type { Product } from '../catalogue/types';

const AT_ONCE = 60;

// The router wants an encoder that jsdom lacks; what needs the router is imported after it is there.
beforeAll(() => {
  Object.assign(globalThis, { TextEncoder });
});

describe('GrowingGrid', () => {
  it('shows a section of today’s size whole', async () => {
    await show(AT_ONCE);
    expect(screen.getAllByRole('article')).toHaveLength(AT_ONCE);
    expect(screen.queryByText('Show more products')).toBeNull();
  });

  it('keeps room from the start for the cards that come after the heading', async () => {
    const { createRoot } = await import('react-dom/client');
    const { flushSync } = await import('react-dom');
    const page = document.createElement('div');
    const root = createRoot(page);
    const element = await grid(10);
    act(() => {
      flushSync(() => root.render(element));
      expect(page.querySelectorAll('article').length).toBeLessThan(10);
      expect(page.querySelectorAll('li')).toHaveLength(10);
    });
    expect(page.querySelectorAll('article')).toHaveLength(10);
    act(() => root.unmount());
  });

  it('has every card in the page’s HTML, up to those that come on request', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const written = document.createElement('div');
    written.innerHTML = renderToStaticMarkup(await grid(AT_ONCE + 2));
    expect(written.querySelectorAll('article')).toHaveLength(AT_ONCE);
  });

  it('shows more on request and keeps the place', async () => {
    await show(AT_ONCE + 2);
    await userEvent.click(screen.getByText('Show more products'));
    expect(screen.getByText(`Product ${AT_ONCE + 1}`)).toHaveFocus();
    expect(screen.queryByText('Show more products')).toBeNull();
  });
});

async function show(count: number): Promise<void> {
  render(await grid(count));
}

async function grid(count: number): Promise<ReactElement> {
  const { MemoryRouter } = await import('shared-ui/router');
  const { GrowingGrid } = await import('./GrowingGrid');
  return (
    <MemoryRouter>
      <WishlistProvider>
        <CartProvider>
          <GrowingGrid products={Array.from({ length: count }, (_, index) => product(index + 1))} />
        </CartProvider>
      </WishlistProvider>
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

import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { CartProvider, createStores, type CartStore } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { Toasts } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/router';
import { pricesRenderedBy } from 'bench/counted-prices';

const SHIRT = {
  id: 'men-shirt-1',
  title: 'Indigo Shirt',
  imageUrl: '',
  newPrice: 1299,
  quantity: 1,
};

jest.mock('shared-ui', () => {
  // jest runs the factory before this file's imports.
  const { withCountedPrices } =
    jest.requireActual<typeof import('bench/counted-prices')>('bench/counted-prices');
  return withCountedPrices(jest.requireActual('shared-ui'));
});

let CartPage: ComponentType;

// Imported after the mock that counts.
beforeAll(async () => {
  ({ CartPage } = await import('./CartPage'));
});

describe('CartPage', () => {
  it('renders only the line whose + is pressed', () => {
    showCart(linesOf(5));
    const renders = pricesRenderedBy(() => fireEvent.click(buttons('Increase quantity')[2]));
    expect(fields()[2]).toHaveValue('2');
    expect(renders).toBe(1);
  });

  it('removes one line for a double click, and the next for the next click', () => {
    showCart(linesOf(4));
    fireEvent.click(buttons('Remove')[0], { detail: 1 });
    fireEvent.click(buttons('Remove')[0], { detail: 2 });
    expect(titles()).toEqual(['Shirt 2', 'Shirt 3', 'Shirt 4']);
    fireEvent.click(buttons('Remove')[0], { detail: 1 });
    expect(titles()).toEqual(['Shirt 3', 'Shirt 4']);
  });

  it('distributes a typed quantity over the sizes when it is complete', async () => {
    const cart = showCart([{ ...SHIRT, quantity: 12, sizes: { M: 5, L: 7 } }]);
    await userEvent.clear(fields()[0]);
    await userEvent.type(fields()[0], '15');
    expect(cart.count).toBe(12);
    await userEvent.keyboard('{Enter}');
    expect(cart.lines[0]?.sizes).toEqual({ M: 5, L: 10 });
    expect(screen.getByText('Size M × 5, L × 10')).toBeInTheDocument();
  });

  it('adds a step to the quantity that another tab has stored', () => {
    const storage = new MemoryStorage({ cart: [SHIRT] });
    const cart = showCart(storage);
    storage.values.set('cart', JSON.stringify([{ ...SHIRT, quantity: 101 }]));
    fireEvent.click(buttons('Increase quantity')[0]);
    expect(cart.count).toBe(102);
  });

  it.each([
    [{ quantity: 1 }, 'No size chosen'],
    [{ quantity: 3 }, 'No size chosen'],
    [{ quantity: 3, sizes: { M: 1 } }, 'Size M × 1 · 2 without a size'],
    [{ quantity: 2, sizes: { M: 1, L: 1 } }, 'Size M, L'],
  ])('says of a line with %j: %s', (line, text) => {
    showCart([{ ...SHIRT, ...line }]);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('continues at the listing that was visited last', () => {
    const { unmount } = render(<ContinueLink />);
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/product/men',
    );
    unmount();
    window.sessionStorage.setItem('weft.lastListing', '/product/kids?sort=rating');
    render(<ContinueLink />);
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/product/kids?sort=rating',
    );
    window.sessionStorage.clear();
  });

  it('says so when a line has the maximum quantity', () => {
    showCart([{ ...SHIRT, quantity: 10_000_000 }]);
    expect(fields()[0]).toHaveValue('9000000');
    expect(screen.getByRole('alert')).toHaveTextContent('At most 9,000,000');
  });

  it('shows stored lines with unusual ids', () => {
    showCart([{ ...SHIRT, id: 'a\ud800' }, SHIRT]);
    expect(titles()).toEqual([SHIRT.title]);
  });

  it('undoes the removal of the last of many lines, and focuses it', async () => {
    showCart(linesOf(60));
    fireEvent.click(within(await lineOf('Shirt 60')).getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // Toasts of earlier tests stay; the last one belongs to this test.
    fireEvent.click(buttons('Undo').at(-1) as HTMLElement);
    expect(screen.getByRole('link', { name: 'Shirt 60' })).toHaveFocus();
  });

  it('renders the last lines of a long cart too', async () => {
    showCart(linesOf(200));
    expect(await lineOf('Shirt 200')).toBeInTheDocument();
    expect(titles()).toHaveLength(200);
  });
});

function ContinueLink(): ReactNode {
  const { cart } = createStores(() => new MemoryStorage({ cart: [SHIRT] }));
  return (
    <MemoryRouter>
      <CartProvider store={cart}>
        <CartPage />
      </CartProvider>
    </MemoryRouter>
  );
}

function linesOf(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...SHIRT,
    id: `shirt-${index + 1}`,
    title: `Shirt ${index + 1}`,
  }));
}

function showCart(stored: readonly object[] | MemoryStorage): CartStore {
  const storage = stored instanceof MemoryStorage ? stored : new MemoryStorage({ cart: stored });
  const { cart } = createStores(() => storage);
  render(
    <MemoryRouter>
      <CartProvider store={cart}>
        <CartPage />
        <Toasts />
      </CartProvider>
    </MemoryRouter>,
  );
  return cart;
}

/** Waits for the line with a title. */
async function lineOf(title: string): Promise<HTMLElement> {
  const line = (await screen.findByText(title)).closest('li');
  if (!line) throw new Error(`${title} stands in no line.`);
  return line;
}

type Elements = [HTMLElement, HTMLElement, HTMLElement];

function buttons(name: string): Elements {
  return screen.getAllByRole('button', { name }) as Elements;
}

function fields(): Elements {
  return screen.getAllByRole('textbox') as Elements;
}

function titles(): readonly (string | null)[] {
  return screen
    .getAllByRole('listitem')
    .map((line) => within(line).getByRole('heading').textContent);
}

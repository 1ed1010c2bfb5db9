/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createStores, StoresProvider, type CartStore, type Stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { dismissToasts, Toasts } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/memory-router';
import { pricesRenderedBy } from 'stand-in/counted-prices';

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
    jest.requireActual<typeof import('stand-in/counted-prices')>('stand-in/counted-prices');
  return withCountedPrices(jest.requireActual('shared-ui'));
});

let CartPage: ComponentType;
let stores: Stores;

// Imported after the mock that counts renders.
beforeAll(async () => {
  ({ CartPage } = await import('./CartPage'));
});

afterEach(() => {
  // Messages outlive the page.
  act(dismissToasts);
});

describe('CartPage', () => {
  it('renders only the changed line for a press on +', () => {
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

  it('shows no sizes of a product without sizes', () => {
    showCart([
      { ...SHIRT, hasSizes: false },
      { ...SHIRT, id: 'men-shirt-2' },
    ]);
    expect(screen.getAllByText('No size chosen')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /size: / })).toHaveLength(1);
  });

  it('changes the size of pieces, and focuses the button that opened the field again', () => {
    const cart = showCart([{ ...SHIRT, quantity: 2, sizes: { M: 2 } }]);
    const button = screen.getByRole('button', { name: 'Change size: Indigo Shirt' });
    fireEvent.click(button);
    const field = screen.getByRole('combobox', { name: 'Size' });
    field.focus();
    fireEvent.change(field, { target: { value: 'L' } });
    expect(cart.lines[0]?.sizes).toEqual({ L: 2 });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('adds a step to the quantity that another tab has stored', () => {
    const storage = new MemoryStorage({ cart: [SHIRT] });
    const cart = showCart(storage);
    storage.values.set('cart', JSON.stringify([{ ...SHIRT, quantity: 101 }]));
    fireEvent.click(buttons('Increase quantity')[0]);
    expect(cart.count).toBe(102);
  });

  it('continues at the last visited listing', () => {
    window.sessionStorage.setItem('weft.lastListing', '/product/kids?sort=rating');
    showCart([SHIRT]);
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

  it('undoes the removal of the last of many lines, and focuses it', async () => {
    showCart(linesOf(60));
    fireEvent.click(within(await lineOf('Shirt 60')).getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    fireEvent.click(buttons('Undo').at(-1) as HTMLElement);
    expect(screen.getByRole('link', { name: 'Shirt 60' })).toHaveFocus();
  });

  it('saves a line for later with its pieces and sizes, and undoes it', () => {
    const cart = showCart([{ ...SHIRT, quantity: 3, sizes: { M: 2 } }, ...linesOf(1)]);
    fireEvent.click(buttons('Save for later')[0]);
    expect(cart.lines.map(({ id }) => id)).toEqual(['shirt-1']);
    expect(saved()).toHaveTextContent('Indigo Shirt3 items · Size M × 2 · 1 without a size');
    expect(screen.getByRole('link', { name: 'Shirt 1' })).toHaveFocus();
    fireEvent.click(buttons('Undo').at(-1) as HTMLElement);
    expect(cart.lines[0]).toMatchObject({ ...SHIRT, quantity: 3, sizes: { M: 2 } });
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  });

  it('keeps earlier saved pieces when another save of the product is undone', () => {
    showCart([SHIRT], [{ ...SHIRT, quantity: 2 }]);
    fireEvent.click(buttons('Save for later')[0]);
    expect(stores.saved.lines[0]?.quantity).toBe(3);
    fireEvent.click(buttons('Undo').at(-1) as HTMLElement);
    expect(stores.saved.lines[0]?.quantity).toBe(2);
  });

  it.each<[string, (storage: MemoryStorage) => void]>([
    ['moved back', () => fireEvent.click(buttons('Move to cart')[0])],
    ['removed', () => fireEvent.click(buttons('Remove')[0])],
    ['saved again with more pieces', () => act(() => stores.saved.add(SHIRT))],
    [
      'put into the cart by another tab',
      (storage) => act(() => storage.writeElsewhere('cart', [SHIRT])),
    ],
  ])('closes the Undo of a saved line that is %s', (_what, change) => {
    const storage = new MemoryStorage({ cart: [{ ...SHIRT, quantity: 2 }] });
    const cart = showCart(storage);
    fireEvent.click(buttons('Save for later')[0]);
    change(storage);
    expect(undoOf('Indigo Shirt was saved for later.')).toBeNull();
    expect(cart.count + savedPieces()).toBeLessThanOrEqual(3);
  });

  it('closes the Undo of a removed line whose product another tab adds', () => {
    const storage = new MemoryStorage({ cart: [{ ...SHIRT, quantity: 2 }] });
    const cart = showCart(storage);
    fireEvent.click(buttons('Remove')[0]);
    act(() => storage.writeElsewhere('cart', [SHIRT]));
    expect(undoOf('Indigo Shirt was removed from your cart.')).toBeNull();
    expect(cart.count).toBe(1);
  });

  it('undoes the clearing without the products that are in the cart again', () => {
    const cart = showCart([{ ...SHIRT, quantity: 2 }, ...linesOf(1)]);
    fireEvent.click(buttons('Clear Cart')[0]);
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
    act(() => cart.add(SHIRT));
    fireEvent.click(undoOf('Your cart was cleared.') as HTMLElement);
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['shirt-1', 1],
      [SHIRT.id, 1],
    ]);
  });

  it('closes the Undo of a removed saved line that is saved again', () => {
    showCart([SHIRT], [{ ...SHIRT, quantity: 2 }]);
    fireEvent.click(within(saved()).getByRole('button', { name: 'Remove' }));
    fireEvent.click(buttons('Save for later')[0]);
    expect(undoOf('Indigo Shirt was removed from what you saved.')).toBeNull();
    expect(savedPieces()).toBe(1);
  });

  it('shows saved lines below an empty cart, and moves them into the cart', () => {
    const cart = showCart([], [{ ...SHIRT, quantity: 2, sizes: { L: 2 } }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
    fireEvent.click(buttons('Move to cart')[0]);
    expect(cart.lines).toEqual([{ ...SHIRT, quantity: 2, sizes: { L: 2 } }]);
    expect(stores.saved.lines).toEqual([]);
    expect(screen.getByRole('link', { name: SHIRT.title })).toHaveFocus();
  });

  it('removes a saved line, and restores it at its position', () => {
    showCart(
      [],
      [
        { ...SHIRT, id: 'a', title: 'A' },
        { ...SHIRT, id: 'b', title: 'B' },
      ],
    );
    fireEvent.click(buttons('Remove')[0]);
    expect(stores.saved.lines.map(({ id }) => id)).toEqual(['b']);
    expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
    fireEvent.click(buttons('Undo').at(-1) as HTMLElement);
    expect(stores.saved.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('announces the total once after many steps', () => {
    jest.useFakeTimers();
    showCart([SHIRT]);
    const [announcement] = screen.getAllByRole('status');
    for (let step = 0; step < 8; step += 1) {
      act(() => jest.advanceTimersByTime(599));
      fireEvent.click(buttons('Increase quantity')[0]);
      expect(announcement).toBeEmptyDOMElement();
    }
    act(() => jest.advanceTimersByTime(600));
    expect(announcement).toHaveTextContent('9 items, total $12,626.28');
    jest.useRealTimers();
  });
});

function linesOf(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...SHIRT,
    id: `shirt-${index + 1}`,
    title: `Shirt ${index + 1}`,
  }));
}

function showCart(
  stored: readonly object[] | MemoryStorage,
  saved: readonly object[] = [],
): CartStore {
  const storage =
    stored instanceof MemoryStorage
      ? stored
      : new MemoryStorage({ cart: stored, 'weft.saved': saved });
  stores = createStores(() => storage);
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <CartPage />
        <Toasts />
      </StoresProvider>
    </MemoryRouter>,
  );
  return stores.cart;
}

function saved(): HTMLElement {
  return screen.getByRole('region', { name: 'Saved for later' });
}

/** The Undo of a message; null if the message is not shown or has none. */
function undoOf(message: string): HTMLElement | null {
  const toast = screen.queryByText(message)?.parentElement;
  return toast ? within(toast).queryByRole('button', { name: 'Undo' }) : null;
}

function savedPieces(): number {
  return stores.saved.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Waits for the line with a title. */
async function lineOf(title: string): Promise<HTMLElement> {
  const line = (await screen.findByText(title)).closest('li');
  if (!line) throw new Error(`No line has the title ${title}.`);
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
    .map((line) => line.querySelector('h2')?.textContent ?? null);
}

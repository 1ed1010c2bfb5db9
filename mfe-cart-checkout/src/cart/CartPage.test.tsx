/** @jest-environment jsdom */
import { rendersBy } from 'stand-in/counted-renders';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToasts, Toasts } from 'shared-ui';
import { inShop, storesOf } from 'stand-in/in-shop';
import { CartPage } from './CartPage';

const SHIRT = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1299, quantity: 1 };
const TWO = { ...SHIRT, quantity: 2 };

let stores: ReturnType<typeof storesOf>;

afterEach(() => {
  // Messages outlive the page.
  act(dismissToasts);
});

describe('CartPage', () => {
  it('renders only the changed line for a press on +', () => {
    showCart(linesOf(5));
    const { prices } = rendersBy(() => press('Increase quantity', 2));
    expect(screen.getByRole('textbox', { name: 'Quantity of Shirt 3' })).toHaveValue('2');
    expect(prices).toBe(1);
  });

  it('removes one line for a double click', () => {
    showCart(linesOf(4));
    press('Remove', 0, 1);
    press('Remove', 0, 2);
    expect(screen.getByRole('button', { name: 'Remove', description: 'Shirt 2' })).toBeVisible();
    expect(stores.cart.lines.map(({ id }) => id)).toEqual(['shirt-2', 'shirt-3', 'shirt-4']);
  });

  it('shows no sizes of a product without sizes', () => {
    showCart([{ ...SHIRT, hasSizes: false }, ...linesOf(1)]);
    expect(screen.getAllByRole('button', { name: /size: / })).toHaveLength(1);
  });

  it('changes the size of pieces, not yet while arrow keys pass it, and focuses the button that opened the field again', () => {
    showCart([{ ...TWO, sizes: { M: 2 } }]);
    const button = screen.getByRole('button', { name: 'Change size: Shirt' });
    fireEvent.click(button);
    const field = screen.getByRole('combobox', { name: 'Size' });
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.change(field, { target: { value: 'L' } });
    expect(stores.cart.lines[0]?.sizes).toEqual({ M: 2 });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(stores.cart.lines[0]?.sizes).toEqual({ L: 2 });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('focuses the button of the anchor in the address, also far down in a long cart', () => {
    window.location.hash = '#size-shirt-30';
    showCart(linesOf(40));
    window.location.hash = '';
    expect(screen.getAllByRole('button', { name: /size: / })[29]).toHaveFocus();
  });

  it('adds a step to the quantity that another tab has stored', () => {
    showCart([SHIRT]);
    stores.storage.values.set('cart', JSON.stringify([{ ...SHIRT, quantity: 101 }]));
    press('Increase quantity');
    expect(stores.cart.count).toBe(102);
  });

  it('continues at the last visited listing', () => {
    window.sessionStorage.setItem('weft.lastListing', '/product/kids?sort=rating');
    showCart([SHIRT]);
    const link = screen.getByRole('link', { name: 'Continue Shopping' });
    expect(link).toHaveAttribute('href', '/product/kids?sort=rating');
  });

  it('says so when a line has the maximum quantity', () => {
    showCart([{ ...SHIRT, quantity: 10_000_000 }]);
    expect(screen.getByRole('alert')).toHaveTextContent('At most 9,000,000');
  });

  it('undoes the removal of the last of many lines, and focuses it', async () => {
    showCart(linesOf(21));
    await screen.findByText('Shirt 21');
    press('Remove', -1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    press('Undo');
    expect(screen.getByRole('link', { name: 'Shirt 21' })).toHaveFocus();
  });

  it('saves a line for later with its pieces and sizes, and undoes it', () => {
    const line = { ...SHIRT, quantity: 3, sizes: { M: 2 } };
    showCart([line, ...linesOf(1)]);
    press('Save for later');
    expect(stores.cart.lines.map(({ id }) => id)).toEqual(['shirt-1']);
    const saved = screen.getByRole('region', { name: 'Saved for later' });
    expect(saved).toHaveTextContent('Shirt3 items · Size M × 2 · 1 without a size');
    expect(screen.getByRole('link', { name: 'Shirt 1' })).toHaveFocus();
    press('Undo');
    expect(stores.cart.lines[0]).toMatchObject(line);
    expect(saved).not.toBeInTheDocument();
  });

  it('keeps earlier saved pieces when another save of the product is undone', () => {
    showCart([SHIRT], [TWO]);
    press('Save for later');
    expect(stores.saved.lines[0]?.quantity).toBe(3);
    press('Undo');
    expect(stores.saved.lines[0]?.quantity).toBe(2);
  });

  it.each<[string, string, string[], () => void]>([
    ['saved for later', 'moved back', ['Save for later'], () => press('Move to cart')],
    ['saved for later', 'removed', ['Save for later'], () => press('Remove')],
    ['saved for later', 'saved again', ['Save for later'], saveAgain],
    ['saved for later', 'added by another tab', ['Save for later'], addElsewhere],
    ['removed from your cart', 'added by another tab', ['Remove'], addElsewhere],
    ['removed from what you saved', 'saved again', ['Save for later', 'Remove'], saveAgain],
    ['moved to your cart', 'removed', ['Save for later', 'Move to cart'], () => press('Remove')],
  ])('closes the message of a line that was %s once it is %s', (done, _next, buttons, change) => {
    showCart([TWO]);
    for (const name of buttons) press(name);
    const message = screen.getByText(`Shirt was ${done}.`);
    change();
    expect(message).not.toBeInTheDocument();
  });

  it('undoes the clearing without the products that are in the cart again', () => {
    showCart([TWO, ...linesOf(1)]);
    press('Clear Cart');
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
    expect(screen.getByText('Your cart was cleared.')).toBeInTheDocument();
    act(() => stores.cart.add(SHIRT));
    press('Undo');
    expect(stores.cart.lines).toEqual([...linesOf(1), SHIRT]);
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
  });

  it('shows saved lines below an empty cart, and moves them into the cart', () => {
    const line = { ...TWO, sizes: { L: 2 } };
    showCart([], [line]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart is empty');
    press('Move to cart');
    expect(stores.cart.lines).toEqual([line]);
    expect(stores.saved.lines).toEqual([]);
    expect(screen.getByRole('link', { name: 'Shirt' })).toHaveFocus();
  });

  it('removes a saved line, and restores it at its position', () => {
    showCart([], linesOf(2));
    press('Remove');
    expect(stores.saved.lines.map(({ id }) => id)).toEqual(['shirt-2']);
    expect(screen.getByRole('link', { name: 'Shirt 2' })).toHaveFocus();
    press('Undo');
    expect(stores.saved.lines.map(({ id }) => id)).toEqual(['shirt-1', 'shirt-2']);
    expect(screen.getByRole('link', { name: 'Shirt 1' })).toHaveFocus();
  });

  it('moves the focus on when another tab removes the line that has it', () => {
    showCart(linesOf(3), linesOf(2));
    const remove = (key: string, lines: readonly object[]): void => {
      screen
        .getAllByRole('button', { name: 'Remove' })
        .at(key === 'cart' ? 0 : -1)
        ?.focus();
      act(() => stores.storage.writeElsewhere(key, lines));
    };
    remove('cart', linesOf(3).slice(1));
    expect(screen.getAllByRole('link', { name: 'Shirt 2' })[0]).toHaveFocus();
    remove('weft.saved', linesOf(1));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    screen.getByRole('link', { name: 'Proceed to Checkout' }).focus();
    act(() => stores.storage.writeElsewhere('cart', []));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    act(() => stores.storage.writeElsewhere('cart', linesOf(1)));
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  it('announces the total once after many steps', () => {
    jest.useFakeTimers();
    showCart([SHIRT]);
    const [announcement] = screen.getAllByRole('status');
    for (let step = 0; step < 8; step += 1) {
      act(() => jest.advanceTimersByTime(599));
      press('Increase quantity');
      expect(announcement).toBeEmptyDOMElement();
    }
    act(() => jest.advanceTimersByTime(600));
    expect(announcement).toHaveTextContent('9 items, total $12,626.28');
  });
});

function linesOf(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ...SHIRT,
    id: `shirt-${index + 1}`,
    title: `Shirt ${index + 1}`,
  }));
}

function showCart(cart: readonly object[], saved: readonly object[] = []): void {
  stores = storesOf({ cart, 'weft.saved': saved });
  render(inShop(<CartPage />, '/cart', stores));
  render(<Toasts />);
}

/** @param detail 2 for the second click of a double click */
function press(name: string, index = 0, detail = 1): void {
  const button = screen.getAllByRole('button', { name }).at(index) as HTMLElement;
  button.focus();
  fireEvent.click(button, { detail });
}

function saveAgain(): void {
  act(() => stores.saved.add(SHIRT));
}

function addElsewhere(): void {
  act(() => stores.storage.writeElsewhere('cart', [SHIRT]));
}

/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { rememberSize, type Addition } from 'shared-state';
import { inShop, storesOf } from 'stand-in/in-shop';
import { MiniCart } from './MiniCart';

/** How long it is shown without hover or focus, in milliseconds. */
const SHOWN_FOR = 6_000;

const SHIRT = { id: 'men-shirt-1', title: 'Shirt', imageUrl: '', newPrice: 1299 };

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the mini cart', () => {
  it('shows the added product and the cart’s sum, and links to cart and checkout', () => {
    showAdded({ size: 'L' });
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Shirt was added to your cart. Size L · Quantity 2');
    expect(screen.getByText('Size L · Quantity 2')).toBeInTheDocument();
    expect(screen.getByText('Subtotal (2 items)').parentElement).toHaveTextContent('$2,598.00');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.queryByText('Which size?')).toBeNull();
  });

  it('asks for the size of a product added without a size, sets it and remembers it', () => {
    const { cart, onSize } = showAdded();
    expect(screen.getByRole('status')).toHaveTextContent('No size yet · Quantity 2. Which size?');
    expect(screen.getByRole('group', { name: 'Which size?' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Size S' }));
    expect(cart.lines[0]?.sizes).toEqual({ S: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Size XL' }));
    expect(cart.lines[0]?.sizes).toEqual({ XL: 2 });
    expect(screen.getByRole('button', { name: 'Size XL' })).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem('weft.size.men')).toBe('XL');
    expect(onSize.mock.calls).toEqual([['S'], ['XL']]);
  });

  it('shows the product’s note and the size of the last time until it closes, but marks no size', () => {
    rememberSize('men-kurta-1', 'XL');
    showAdded({ sizeNote: 'One size.' });
    const looks = screen
      .getAllByRole('button', { name: /^Size / })
      .map((button) => button.outerHTML.replaceAll(/Size \w+|>\w+</g, ''));
    expect(looks).toHaveLength(4);
    expect(new Set(looks).size).toBe(1);
    const name = 'Which size? One size. You chose XL last time.';
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Size S' }));
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
  });

  it('shows the ages of children’s sizes, in the choice and in the chosen size', () => {
    showAdded({ product: { ...SHIRT, isForChildren: true } });
    const small = screen.getByRole('button', { name: 'Size S' });
    expect(small).toHaveAccessibleDescription('3–4 yrs');
    fireEvent.click(small);
    expect(screen.getByText('Size S (3–4 yrs) · Quantity 2')).toBeInTheDocument();
  });

  it('closes by itself, but not while the pointer or the focus is on it', () => {
    const { onClose } = showAdded({ size: 'L' });
    const panel = screen.getByRole('region', { name: 'Added to your cart' });
    fireEvent.pointerEnter(panel);
    act(() => jest.advanceTimersByTime(10 * SHOWN_FOR));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.pointerLeave(panel);
    act(() => jest.advanceTimersByTime(10 * SHOWN_FOR));
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    act(() => jest.advanceTimersByTime(SHOWN_FOR - 1));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks for no size of a product without sizes, and closes by itself', () => {
    const { onClose } = showAdded({ product: { ...SHIRT, hasSizes: false } });
    expect(screen.queryByText(/size/i)).toBeNull();
    expect(screen.getByText('Quantity 2')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(SHOWN_FOR));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays until its question is answered', () => {
    const { onClose } = showAdded();
    act(() => jest.advanceTimersByTime(100 * SHOWN_FOR));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Size S' }));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(SHOWN_FOR));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with its question when another tab clears the cart', () => {
    const { storage, onClose } = showAdded();
    expect(onClose).not.toHaveBeenCalled();
    act(() => storage.writeElsewhere('cart', []));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

/** Shows the mini cart of two added shirts, unless told otherwise. */
function showAdded(addition: Partial<Addition> = {}) {
  const { size } = addition;
  const line = { ...SHIRT, quantity: 2, ...(size && { sizes: { [size]: 2 } }) };
  const stores = storesOf({ cart: [line] });
  const onClose = jest.fn();
  const onSize = jest.fn();
  const props = { product: SHIRT, quantity: 2, size, onSize, onClose, opener: null };
  render(inShop(<MiniCart {...props} {...addition} />, '/', stores));
  return { cart: stores.cart, storage: stores.storage, onClose, onSize };
}

/** @jest-environment jsdom */
import '../testing/fixture';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Addition, CartStore } from 'shared-state';
import { Route, Routes } from 'shared-ui/router';
import { inShop, Place, storesOf } from 'stand-in/in-shop';
import ProductDetail from './ProductDetail';

const SHIRT = 'men-shirt-1';

describe('the size on a product’s page', () => {
  it('is undefined if none is remembered; Buy Now works without it, and says for a quantity of 2 that it orders one', () => {
    open(SHIRT);
    expect(checked()).toEqual([]);
    expect(button('Buy Now')).toHaveAccessibleDescription('No size chosen Price $1,299');
    expect(screen.queryByText(/Buy Now takes one piece/)).toBeNull();
    fireEvent.click(button('Increase quantity'));
    expect(screen.getByText('Buy Now takes one piece. Add to Cart takes all 2.')).toBeVisible();
    fireEvent.click(button('Buy Now'));
    expect(screen.getByText(/"id":"men-shirt-1"/)).not.toHaveTextContent('"size"');
    // The second press of a double click, which reaches the checkout.
    expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  });

  it('is the size that was chosen last for that kind of garment', () => {
    window.localStorage.setItem('weft.size.men', 'XL');
    open(SHIRT);
    expect(checked()).toEqual(['XL']);
    expect(button('Buy Now')).toHaveAccessibleDescription('Size XL Price $1,299');
    fireEvent.click(button('Buy Now'));
    expect(screen.getByText(/"id":"men-shirt-1"/)).toHaveTextContent('"size":"XL"');
  });

  it('changes with the shopper’s choice, which is remembered, and a note names the previous size', () => {
    window.localStorage.setItem('weft.size.men', 'XL');
    const cart = open(SHIRT);
    fireEvent.click(screen.getByRole('radio', { name: 'S' }));
    expect(checked()).toEqual(['S']);
    expect(screen.getByText('You chose XL last time')).toBeVisible();
    fireEvent.click(button('Add to Cart'));
    expect(cart.lines[0]?.sizes).toEqual({ S: 1 });
    expect(window.localStorage.getItem('weft.size.men')).toBe('S');
  });

  it('can be chosen after Add to Cart has added the product', () => {
    const cart = open(SHIRT);
    const follower = jest.fn<(addition: Addition) => void>();
    cart.followAdditions(follower);
    fireEvent.click(button('Add to Cart'));
    expect(cart.lines[0]?.sizes).toBeUndefined();
    act(() => follower.mock.calls[0]?.[0].onSize?.('L'));
    expect(checked()).toEqual(['L']);
  });

  it('is not offered for a product without sizes, not even the size of the last time', () => {
    window.localStorage.setItem('weft.size.kids', 'XL');
    const cart = open('kids-uniform-1');
    expect(screen.queryByText(/size/i)).toBeNull();
    fireEvent.click(button('Add to Cart'));
    expect(cart.lines).toMatchObject([{ hasSizes: false, quantity: 1 }]);
    expect(cart.lines[0]?.sizes).toBeUndefined();
  });
});

it('has the ages of the children’s sizes as descriptions', () => {
  open('kids-girl-frock-1');
  expect(screen.getByRole('radio', { name: 'M' })).toHaveAccessibleDescription('5–6 yrs');
});

it('opens the reviews from the stars, and focuses their tab', () => {
  open(SHIRT);
  fireEvent.click(screen.getByRole('link', { name: /out of 5 stars/ }));
  const tab = screen.getByRole('tab', { name: 'Reviews & Ratings', selected: true });
  expect(tab).toHaveFocus();
});

describe('the stock on a product’s page', () => {
  it.each([
    [SHIRT, 'In stock', 1],
    ['men-kurta-3', 'Only 3 left', 0],
  ])('of %s is "%s", with %d ticks', (id, text, ticks) => {
    open(id);
    expect(screen.getByText(text).parentElement?.querySelectorAll('svg')).toHaveLength(ticks);
  });

  it('is compared with the quantity and the cart in a note that does not prevent the purchase', () => {
    const cart = open('men-kurta-3');
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    fireEvent.change(field, { target: { value: '50' } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('That’s more than the 3 left.');
    fireEvent.click(button('Add to Cart'));
    expect(cart.count).toBe(50);
    expect(field).toHaveAccessibleDescription(/^With the 50 in your cart, that’s more/);
  });
});

function open(id: string): CartStore {
  const stores = storesOf();
  const routes = (
    <Routes>
      <Route path="/product/:id" element={<ProductDetail />} />
      <Route path="/checkout" element={<Place />} />
    </Routes>
  );
  render(inShop(routes, `/product/${id}`, stores));
  return stores.cart;
}

function checked(): readonly string[] {
  const radios = screen.queryAllByRole<HTMLInputElement>('radio', { checked: true });
  return radios.map(({ value }) => value);
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

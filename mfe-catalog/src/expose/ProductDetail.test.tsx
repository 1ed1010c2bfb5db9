/** @jest-environment jsdom */
import '../testing/fixture';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createStores, StoresProvider, type Addition, type CartStore } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Route, Routes, useLocation } from 'shared-ui/router';
import ProductDetail from './ProductDetail';

/** Its stock text is "In stock". */
const SHIRT = 'men-shirt-1';
/** "Only 3 left". */
const KURTA = 'men-kurta-3';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the size on a product’s page', () => {
  it('is undefined if none is remembered, and Buy Now works without a size', () => {
    open(SHIRT);
    expect(checked()).toEqual([]);
    expect(button('Buy Now')).toHaveAccessibleDescription('No size chosen Price $1,299');
    fireEvent.click(button('Buy Now'));
    expect(screen.getByText(/"id":"men-shirt-1"/)).not.toHaveTextContent('"size"');
  });

  it('is the size that was chosen last for that kind of garment', () => {
    window.localStorage.setItem('weft.size.men', 'XL');
    open(SHIRT);
    expect(checked()).toEqual(['XL']);
    expect(screen.getByText('You chose XL last time')).toBeVisible();
    expect(button('Buy Now')).toHaveAccessibleDescription('Size XL Price $1,299');
    fireEvent.click(button('Buy Now'));
    expect(screen.getByText(/"id":"men-shirt-1"/)).toHaveTextContent('"size":"XL"');
  });

  it('changes with the shopper’s choice, and a note names the previous size', () => {
    window.localStorage.setItem('weft.size.men', 'XL');
    const cart = open(SHIRT);
    fireEvent.click(screen.getByRole('radio', { name: 'S' }));
    expect(checked()).toEqual(['S']);
    expect(screen.getByText('You chose XL last time')).toBeVisible();
    fireEvent.click(button('Add to Cart'));
    expect(cart.lines[0]?.sizes).toEqual({ S: 1 });
  });

  it('can be chosen after Add to Cart has added the product', () => {
    const cart = open(SHIRT);
    const follower = jest.fn<(addition: Addition) => void>();
    cart.followAdditions(follower);
    fireEvent.click(button('Add to Cart'));
    expect(cart.lines).toMatchObject([{ id: SHIRT, quantity: 1 }]);
    expect(cart.lines[0]?.sizes).toBeUndefined();
    act(() => follower.mock.calls[0]?.[0].onSize?.('L'));
    expect(checked()).toEqual(['L']);
  });
});

it('has the ages of the children’s sizes as descriptions', () => {
  open('kids-girl-frock-1');
  expect(screen.getByRole('radio', { name: 'M' })).toHaveAccessibleDescription('5–6 yrs');
});

it('opens the reviews from the stars, and focuses their tab', () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  open(SHIRT);
  fireEvent.click(screen.getByRole('link', { name: /out of 5 stars/ }));
  const tab = screen.getByRole('tab', { name: 'Reviews & Ratings', selected: true });
  expect(tab).toHaveFocus();
});

it('says for a quantity of 2 or more that Buy Now orders one piece', () => {
  open(SHIRT);
  expect(screen.queryByText(/Buy Now takes one piece/)).toBeNull();
  fireEvent.click(button('Increase quantity'));
  expect(screen.getByText('Buy Now takes one piece. Add to Cart takes all 2.')).toBeVisible();
});

describe('the stock on a product’s page', () => {
  it('has a tick if there is plenty', () => {
    open(SHIRT);
    expect(screen.getByText('In stock').parentElement?.querySelector('svg')).not.toBeNull();
  });

  it('has no tick if little is left', () => {
    open(KURTA);
    expect(screen.getByText('Only 3 left').parentElement?.querySelector('svg')).toBeNull();
  });

  it('is compared with the quantity in a note that does not prevent the purchase', () => {
    const cart = open(KURTA);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    choose(3);
    expect(field).not.toHaveAccessibleDescription();
    choose(50);
    expect(field).toHaveAccessibleDescription('That’s more than the 3 left.');
    fireEvent.click(button('Add to Cart'));
    expect(cart.count).toBe(50);
  });

  it('is compared with the pieces in the cart too', () => {
    const cart = open(KURTA);
    choose(2);
    fireEvent.click(button('Add to Cart'));
    expect(cart.count).toBe(2);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'With the 2 in your cart, that’s more than the 3 left.',
    );
    choose(1);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).not.toHaveAccessibleDescription();
  });
});

function open(id: string): CartStore {
  const storage = new MemoryStorage();
  const stores = createStores(() => storage);
  render(
    <MemoryRouter initialEntries={[`/product/${id}`]}>
      <StoresProvider stores={stores}>
        <Routes>
          <Route path="/product/:id" element={<ProductDetail />} />
          <Route path="/checkout" element={<NavigationState />} />
        </Routes>
      </StoresProvider>
    </MemoryRouter>,
  );
  return stores.cart;
}

function NavigationState(): ReactNode {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function checked(): readonly string[] {
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function choose(quantity: number): void {
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: String(quantity) } });
  fireEvent.blur(field);
}

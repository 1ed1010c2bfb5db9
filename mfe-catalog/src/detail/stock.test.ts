import { describe, expect, it } from '@jest/globals';
import { beyondStock, stockOf } from './stock';

describe('a stock text', () => {
  it.each([
    ['In stock', false, Infinity],
    ['In stock, ships in 24 hours', false, Infinity],
    ['Only 3 left', true, 3],
    ['Low stock: 12 left', true, 12],
    ['Last few pieces', true, 5],
    ['', false, Infinity],
  ])('%p is read', (text, isLow, left) => {
    expect(stockOf(text)).toMatchObject({ isLow, left });
  });
});

describe('the note beyond the stock', () => {
  it.each([
    ['Only 3 left', 3, 0, ''],
    ['Only 3 left', 4, 0, 'That’s more than the 3 left.'],
    ['Only 3 left', 1, 3, 'With the 3 in your cart, that’s more than the 3 left.'],
    ['Last few pieces', 5, 0, ''],
    ['Last few pieces', 50, 0, 'That may be more than what’s left.'],
    ['In stock', 9_000_000, 9_000_000, ''],
  ])('for %p, %d pieces and %d in the cart is %p', (text, quantity, inCart, note) => {
    expect(beyondStock(text, quantity, inCart)).toBe(note);
  });
});

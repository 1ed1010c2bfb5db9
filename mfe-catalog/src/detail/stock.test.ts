import { expect, it } from '@jest/globals';
import { beyondStock, isLow, stockText } from './stock';

it.each([
  [{}, 'In stock', false],
  [{ shipsIn: '24 hours' }, 'In stock, ships in 24 hours', false],
  [{ left: 11 }, 'In stock', false],
  [{ left: 10 }, 'Low stock: 10 left', true],
  [{ left: 6 }, 'Low stock: 6 left', true],
  [{ left: 5 }, 'Only 5 left', true],
  [{ left: 0 }, 'Out of stock', true],
  [{ left: 'few' }, 'Last few pieces', true],
] as const)('the stock %j is %p in words', (stock, text, low) => {
  expect(stockText(stock)).toBe(text);
  expect(isLow(stock)).toBe(low);
});

it.each([
  [{ left: 3 }, 3, 0, ''],
  [{ left: 3 }, 1, 2, ''],
  [{ left: 3 }, 4, 0, 'That’s more than the 3 left.'],
  [{ left: 3 }, 1, 3, 'With the 3 in your cart, that’s more than the 3 left.'],
  [{ left: 'few' }, 5, 0, ''],
  [{ left: 'few' }, 50, 0, 'That may be more than what’s left.'],
  [{}, 9_000_000, 9_000_000, ''],
] as const)(
  'the note for %j, %d pieces and %d in the cart is %p',
  (stock, quantity, inCart, note) => {
    expect(beyondStock(stock, quantity, inCart)).toBe(note);
  },
);

import { describe, expect, it } from '@jest/globals';
import { product } from '../testing/products';
import { buyNowState, readCheckoutSource } from './buyNow';

const SHIRT = product('men-shirt-1');

describe('readCheckoutSource', () => {
  it('reads the item of Buy Now with its size', () => {
    const item = { ...SHIRT, isForChildren: true } as const;
    const source = readCheckoutSource(JSON.parse(JSON.stringify(buyNowState(item, 'L'))));
    expect(source).toEqual({ kind: 'buyNow', line: { ...item, quantity: 1, sizes: { L: 1 } } });
  });

  it('forces the quantity to 1', () => {
    const state = { isBuyNow: true, buyNowItem: { ...SHIRT, quantity: 500 } };
    const line = { ...SHIRT, quantity: 1 };
    expect(readCheckoutSource(state)).toEqual({ kind: 'buyNow', line });
  });

  it.each([null, undefined, 5, 'x', {}, [], { isBuyNow: 'true', buyNowItem: SHIRT }])(
    'treats %p as a visit from the cart',
    (state) => {
      expect(readCheckoutSource(state)).toEqual({ kind: 'cart' });
    },
  );

  it.each([
    undefined,
    null,
    'men-shirt-1',
    { ...SHIRT, newPrice: 'free' },
    { ...SHIRT, id: 'a/b' },
  ])('finds no item in the forged %p', (buyNowItem) => {
    const source = readCheckoutSource({ isBuyNow: true, buyNowItem });
    expect(source).toEqual({ kind: 'buyNow', line: null });
  });
});

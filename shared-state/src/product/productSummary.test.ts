import { describe, expect, it } from '@jest/globals';
import { product } from '../testing/products';
import { parseProduct, pricesOf } from './productSummary';

describe('the prices of a product', () => {
  it.each([
    ['a higher old price', '1,299', 1899, { amount: 1299, oldAmount: 1899 }],
    ['the same old price', 1299, '1,299', { amount: 1299, oldAmount: undefined }],
    ['a lower old price', 1299, 899, { amount: 1299, oldAmount: undefined }],
    ['no old price', 1299, undefined, { amount: 1299, oldAmount: undefined }],
  ])('with %s', (_what, newPrice, oldPrice, prices) => {
    expect(pricesOf(product('a', { newPrice, oldPrice }))).toEqual(prices);
  });
});

describe('a stored title', () => {
  it('keeps its characters of two code units', () => {
    expect(parseProduct(product('a', { title: '👕 shirt' }))?.title).toBe('👕 shirt');
  });

  it('is cut before such a character, and never within it', () => {
    const title = parseProduct(product('a', { title: `${'a'.repeat(199)}👕` }))?.title;
    expect(title).toBe('a'.repeat(199));
  });
});

import { expect, it } from '@jest/globals';
import { product } from '../testing/products';
import { pricesOf } from './productSummary';

it.each([
  ['a higher old price', '1,299', 1899, { amount: 1299, oldAmount: 1899 }],
  ['the same old price', 1299, '1,299', { amount: 1299, oldAmount: undefined }],
  ['a lower old price', 1299, 899, { amount: 1299, oldAmount: undefined }],
  ['no old price', 1299, undefined, { amount: 1299, oldAmount: undefined }],
])('the prices of a product with %s', (_what, newPrice, oldPrice, prices) => {
  expect(pricesOf(product('a', { newPrice, oldPrice }))).toEqual(prices);
});

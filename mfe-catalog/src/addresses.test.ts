import { expect, it } from '@jest/globals';
import { addresses } from './addresses';
import { findProduct } from './catalogue/catalogue';

it('lists every product once', () => {
  const paths = addresses();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !findProduct(path.replace('/product/', '')))).toEqual([]);
});

import '../testing/fixture';
import { expect, it } from '@jest/globals';
import { findSection, productsOf } from '../catalogue/catalogue';
import { firstSection as men } from '../catalogue/sections';
import type { Section } from '../catalogue/types';
import { dailySelection, daySeed } from './dailySelection';

it('the seed is the local date as YYYYMMDD', () => {
  expect(daySeed(new Date(2025, 3, 7, 23, 59, 59))).toBe(20_250_407);
  expect(daySeed(new Date(2025, 3, 8))).toBe(20_250_408);
});

// Any implementation of mulberry32 and Fisher-Yates (docs/product/landing.md#all-collection) must give these values.
it.each([
  [20_250_407, 'men', ['men-hoodie-2', 'men-suit-1', 'men-shirt-1']],
  [20_250_408, 'men', ['men-shirt-1', 'men-kurta-3', 'men-kurta-1']],
  [20_261_231, 'men', ['men-blazer-1', 'men-suit-1', 'men-kurta-3']],
  [20_261_231, 'women', ['women-saree-1', 'women-saree-2', 'women-kurti-1']],
])('the selection of %i for %s is always the same', (seed, id, ids) => {
  const products = dailySelection(findSection(id) as Section, seed);
  expect(products.map((product) => product.id)).toEqual(ids);
});

it('a section without categories shows its first three products, every day', () => {
  const products = productsOf(men);
  const plain = { ...men, categories: [], products };
  expect(dailySelection(plain, 1)).toEqual(products.slice(0, 3));
  expect(dailySelection(plain, 2)).toEqual(products.slice(0, 3));
});

import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { productsOf } from '../catalogue/catalogue';
import { firstSection as men } from '../catalogue/sections';
import { dailySelection, daySeed } from './dailySelection';

it('the seed is the local date as YYYYMMDD', () => {
  expect(daySeed(new Date(2025, 3, 7, 23, 59, 59))).toBe(20_250_407);
  expect(daySeed(new Date(2025, 3, 8))).toBe(20_250_408);
});

describe('dailySelection', () => {
  it('is three different products of the section, others every day, of every category', () => {
    const days = Array.from({ length: 60 }, (_, day) => dailySelection(men, 20_250_401 + day));
    for (const day of days) {
      expect(new Set(day).size).toBe(3);
      expect(productsOf(men)).toEqual(expect.arrayContaining([...day]));
    }
    expect(new Set(days.map((day) => day.map(({ id }) => id).join())).size).toBeGreaterThan(55);
    const drawn = new Set(days.flat());
    for (const category of men.categories) {
      expect(category.products.some((product) => drawn.has(product))).toBe(true);
    }
  });

  it('shows the first three of a section without categories, every day', () => {
    const products = productsOf(men);
    const plain = { ...men, categories: [], products };
    expect(dailySelection(plain, 1)).toEqual(products.slice(0, 3));
    expect(dailySelection(plain, 2)).toEqual(products.slice(0, 3));
  });
});

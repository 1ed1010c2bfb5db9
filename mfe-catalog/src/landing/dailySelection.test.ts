import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { sections } from '../catalogue/sections';
import { dailySelection, daySeed } from './dailySelection';

const [men] = sections;
if (!men) throw new Error('The catalogue has no sections.');

describe('daySeed', () => {
  it('is the local date as YYYYMMDD', () => {
    expect(daySeed(new Date(2025, 3, 7, 23, 59, 59))).toBe(20_250_407);
    expect(daySeed(new Date(2025, 3, 8))).toBe(20_250_408);
  });
});

describe('dailySelection', () => {
  it('is three different products of the section', () => {
    const ids = dailySelection(men, 20_250_407).map((product) => product.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id.startsWith('men-'))).toBe(true);
  });

  it('changes from day to day and draws from every category', () => {
    const days = Array.from({ length: 60 }, (_, day) => dailySelection(men, 20_250_401 + day));
    expect(
      new Set(days.map((day) => day.map((product) => product.id).join())).size,
    ).toBeGreaterThan(55);
    const drawn = new Set(days.flat());
    for (const category of men.categories) {
      expect(category.products.some((product) => drawn.has(product))).toBe(true);
    }
  });

  it('shows the first three of a section without categories, every day', () => {
    const products = men.categories.flatMap((category) => category.products);
    const plain = { ...men, categories: [], products };
    expect(dailySelection(plain, 1)).toEqual(products.slice(0, 3));
    expect(dailySelection(plain, 2)).toEqual(products.slice(0, 3));
  });

  it('shows fewer than three if the section has fewer', () => {
    const few = {
      ...men,
      categories: men.categories
        .slice(0, 1)
        .map((category) => ({ ...category, products: category.products.slice(0, 2) })),
    };
    expect(dailySelection(few, 1)).toHaveLength(2);
  });
});

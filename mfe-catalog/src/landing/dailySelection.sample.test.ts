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
  // Any implementation of mulberry32 and Fisher-Yates (docs/product/landing.md#all-collection) must give these values.
  it.each([
    [20_250_407, 'men', ['men-blazer-1', 'men-shirt-2', 'men-nehru-2']],
    [20_250_407, 'women', ['women-nightwear-12', 'women-saree-11', 'women-ethnic-4']],
    [20_250_407, 'kids', ['kids-jeans-1', 'kids-boy-tshirt-2', 'kids-boy-tshirt-1']],
    [20_250_408, 'men', ['men-blazer-2', 'men-tuxedo-1', 'men-waistcoat-1']],
    [20_261_231, 'women', ['women-saree-5', 'women-top-4', 'women-saree-12']],
  ])('is always the same for %i and %s', (seed, id, ids) => {
    const section = sections.find((candidate) => candidate.id === id);
    if (!section) throw new Error(`There is no section ${id}.`);
    expect(dailySelection(section, seed).map((product) => product.id)).toEqual(ids);
  });

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

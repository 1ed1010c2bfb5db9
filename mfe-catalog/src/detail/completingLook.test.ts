import '../testing/fixture';
import { describe, expect, it } from '@jest/globals';
import { findProduct, productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import { traitsOf } from '../catalogue/traits';
import type { Product } from '../catalogue/types';
import { completingLook } from './completingLook';

describe('the products that complete a look', () => {
  it('have the same section and occasion and other categories, at most four', () => {
    for (const product of sections.flatMap(productsOf)) {
      const look = lookOf(product.id);
      const [own, ...categories] = [product, ...look].map(
        ({ id }) => findProduct(id)?.category.name,
      );
      expect(look.length).toBeLessThanOrEqual(4);
      expect(categories).not.toContain(own);
      for (const { id } of look) {
        const shared = traitsOf(id)?.occasions.filter((occasion) =>
          traitsOf(product.id)?.occasions.includes(occasion),
        );
        expect(shared).not.toEqual([]);
        expect(id.split('-')[0]).toBe(product.id.split('-')[0]);
      }
    }
  });

  it('include no other top for a shirt', () => {
    const categories = lookOf('men-shirt-1').map(({ id }) => findProduct(id)?.category.id);
    expect(new Set(categories)).toEqual(new Set(['jeans', 'jackets']));
  });

  it.each(['women-saree-1', 'men-suit-1', 'men-pyjama-1', 'kids-uniform-1'])(
    'do not exist for %p, which is worn alone',
    (id) => {
      expect(lookOf(id)).toEqual([]);
    },
  );
});

function lookOf(id: string): readonly Product[] {
  const placed = findProduct(id);
  return placed ? completingLook(placed) : [];
}

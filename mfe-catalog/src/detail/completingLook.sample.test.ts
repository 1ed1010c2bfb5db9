import { describe, expect, it } from '@jest/globals';
import { findProduct } from '../catalogue/catalogue';
import { completingLook } from './completingLook';

describe('the products that complete a look', () => {
  it.each([
    ['kids-girl-frock-1', /joggers|puffer|chinos|hoodie/],
    ['men-kurta-2', /hoodie|puffer|blazer/],
    ['men-kurta-5', /hoodie|puffer|blazer/],
    ['men-shirt-4', /tuxedo/],
    ['kids-joggers-1', /frock/],
    ['men-puffer-1', /kurta/],
  ])('fit the occasion and the season of %s', (id, misfit) => {
    expect(lookOf(id).join(' ')).not.toMatch(misfit);
  });

  it('include jeans for a kurta, and a blazer for trousers', () => {
    expect(lookOf('men-kurta-4')).toContain('men-jeans-1');
    expect(lookOf('men-trousers-1')).toContain('men-blazer-1');
  });
});

function lookOf(id: string): string[] {
  const placed = findProduct(id);
  if (!placed) throw new Error(`The sample has no ${id}.`);
  return completingLook(placed).map((other) => other.id);
}

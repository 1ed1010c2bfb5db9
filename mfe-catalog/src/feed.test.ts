import { describe, expect, it } from '@jest/globals';
import { addresses } from './addresses';
import { feed } from './feed';

/** The lengths that Google's product data specification permits. */
const MAX_LENGTHS = { title: 150, description: 5000, material: 200 };

describe('the feed', () => {
  it('has every product once, at its address', () => {
    expect(feed().map(({ path }) => path)).toEqual(addresses());
    expect(new Set(feed().map(({ id }) => id)).size).toBe(feed().length);
  });

  it.each(feed())('fits the product data specification: $id', (product) => {
    // With the size, like the title of an item.
    expect(`${product.id}-XL`.length).toBeLessThanOrEqual(50);
    expect(product.id).toMatch(/^[\w-]+$/);
    for (const name of ['title', 'description', 'material'] as const)
      expect(product[name].length).toBeLessThanOrEqual(MAX_LENGTHS[name]);
    expect(product.title).not.toBe(product.title.toUpperCase());
    expect(product.category.join(' > ').length).toBeLessThanOrEqual(750);
    for (const image of product.images) expect(image).toMatch(/^\/media\/[\w/-]+\.webp$/);
    expect(product.oldPrice ?? Infinity).toBeGreaterThan(product.price);
    for (const colour of product.colours) expect(colour.length).toBeLessThanOrEqual(40);
    expect([[], ['S', 'M', 'L', 'XL']]).toContainEqual(product.sizes);
  });
});

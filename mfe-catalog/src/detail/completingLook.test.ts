import '../testing/fixture';
import { expect, it } from '@jest/globals';
import { findProduct } from '../catalogue/catalogue';
import { completingLook } from './completingLook';

it.each([
  // Of other layers of the section, for the same occasions and in neutral colours.
  ['men-shirt-1', ['men-jeans-1', 'men-jeans-2', 'men-hoodie-2']],
  // At most two of a category.
  ['men-jeans-1', ['men-shirt-1', 'men-shirt-2', 'men-kurta-1', 'men-hoodie-2']],
  // Also for work.
  ['men-shirt-2', ['men-jeans-1', 'men-jeans-2', 'men-hoodie-2', 'men-blazer-1']],
  // Of wool, so no linen shirt.
  ['men-blazer-1', ['men-shirt-2']],
  // Nothing is worn over it.
  ['men-kurta-1', ['men-jeans-1', 'men-jeans-2']],
  // For a party, but no trousers are worn with a frock.
  ['kids-girl-frock-1', []],
  ['kids-chinos-1', []],
  // Worn alone.
  ['men-suit-1', []],
  ['men-pyjama-1', []],
])('the look of %s is completed by %j', (id, look) => {
  const placed = findProduct(id);
  expect(placed && completingLook(placed).map((other) => other.id)).toEqual(look);
});

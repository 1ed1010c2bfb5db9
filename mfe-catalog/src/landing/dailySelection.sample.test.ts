import { expect, it } from '@jest/globals';
import { findSection } from '../catalogue/catalogue';
import type { Section } from '../catalogue/types';
import { dailySelection } from './dailySelection';

// Any implementation of mulberry32 and Fisher-Yates (docs/product/landing.md#all-collection) must give these values.
it.each([
  [20_250_407, 'men', ['men-blazer-1', 'men-shirt-2', 'men-nehru-2']],
  [20_250_407, 'women', ['women-nightwear-12', 'women-saree-11', 'women-ethnic-4']],
  [20_250_407, 'kids', ['kids-jeans-1', 'kids-boy-tshirt-2', 'kids-boy-tshirt-1']],
  [20_250_408, 'men', ['men-blazer-2', 'men-tuxedo-1', 'men-waistcoat-1']],
  [20_261_231, 'women', ['women-saree-5', 'women-top-4', 'women-saree-12']],
])('is always the same for %i and %s', (seed, id, ids) => {
  const products = dailySelection(findSection(id) as Section, seed);
  expect(products.map((product) => product.id)).toEqual(ids);
});

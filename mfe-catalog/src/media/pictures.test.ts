import { expect, it } from '@jest/globals';
import { incompleteProducts } from '../../pictures/formats';

it.each([
  [['men-vest-1'], ['men-vest-1']],
  [['men-vest-1-2'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-4'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'hero-1'], []],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-3'], []],
])('of %j the incomplete products are %j', (names, incomplete) => {
  expect(incompleteProducts(names, ['men-vest-1'])).toEqual(incomplete);
});

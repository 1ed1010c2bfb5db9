import { describe, expect, it } from '@jest/globals';
import { incompleteProducts } from '../../pictures/formats';
import { distance } from '../../pictures/inspect';

it.each([
  [['men-vest-1'], ['men-vest-1']],
  [['men-vest-1-2'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-4'], ['men-vest-1']],
  [['men-vest-1', 'men-vest-1-2', 'hero-1'], []],
  [['men-vest-1', 'men-vest-1-2', 'men-vest-1-3'], []],
])('of %j the incomplete products are %j', (names, incomplete) => {
  expect(incompleteProducts(names, ['men-vest-1'])).toEqual(incomplete);
});

describe('the distance of two pictures', () => {
  it('grows with the difference', () => {
    const grey = new Uint8Array([10, 10, 10, 10]);
    expect(distance(grey, grey)).toBe(0);
    expect(distance(grey, new Uint8Array([10, 10, 10, 18]))).toBe(2);
  });
});

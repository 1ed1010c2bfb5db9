/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { product } from '../testing/products';
import { startStores } from '../testing/testStores';

const SHIRT = { ...product('men-shirt-1'), quantity: 2, sizes: { M: 1 } };
const SAREE = { ...product('women-saree-3'), quantity: 1 };

describe('SavedStore', () => {
  it('adds quantities and sizes to the line of a product that is saved again', () => {
    const { saved } = startStores();
    saved.add(SHIRT);
    saved.add(SAREE);
    saved.add({ ...SHIRT, quantity: 3, sizes: { L: 3 } });
    expect(saved.lines).toEqual([{ ...SHIRT, quantity: 5, sizes: { M: 1, L: 3 } }, SAREE]);
  });

  it('restores a line at its position, for an undo', () => {
    const { saved } = startStores();
    saved.add(SHIRT);
    saved.add(SAREE, 0);
    expect(saved.lines.map(({ id }) => id)).toEqual(['women-saree-3', 'men-shirt-1']);
    saved.remove('women-saree-3');
    expect(saved.lines.map(({ id }) => id)).toEqual(['men-shirt-1']);
  });
});

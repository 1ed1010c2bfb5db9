/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { product } from '../testing/products';
import { testStores } from '../testing/testStores';
import type { SavedStore } from './SavedStore';

const SHIRT = { ...product('men-shirt-1'), quantity: 2, sizes: { M: 1 } };
const SAREE = { ...product('women-saree-3'), quantity: 1 };

describe('SavedStore', () => {
  it('adds quantities and sizes if a product is saved again', () => {
    const saved = start();
    saved.add(SHIRT);
    saved.add({ ...SHIRT, quantity: 3, sizes: { L: 3 } });
    expect(saved.lines).toEqual([{ ...SHIRT, quantity: 5, sizes: { M: 1, L: 3 } }]);
  });

  it('changes only the line of the product', () => {
    const saved = start();
    saved.add(SHIRT);
    saved.add(SAREE);
    saved.add(SAREE);
    expect(saved.lines).toEqual([SHIRT, { ...SAREE, quantity: 2 }]);
  });

  it('removes its only line, and keeps the same lines if there is nothing to remove', () => {
    const saved = start();
    saved.add(SHIRT);
    const { lines } = saved;
    saved.remove('unknown');
    expect(saved.lines).toBe(lines);
    saved.remove(SHIRT.id);
    expect(saved.lines).toEqual([]);
  });

  it('restores a line at its position, for an undo', () => {
    const saved = start();
    saved.add(SHIRT);
    saved.add(SAREE, 0);
    expect(saved.lines.map(({ id }) => id)).toEqual(['women-saree-3', 'men-shirt-1']);
    saved.remove('women-saree-3');
    saved.remove('unknown');
    expect(saved.lines.map(({ id }) => id)).toEqual(['men-shirt-1']);
  });

  it('reads only valid lines', () => {
    const storage = new MemoryStorage({
      'weft.saved': [SHIRT, null, 5, { ...SAREE, newPrice: 'free' }, { ...SAREE, quantity: -1 }],
    });
    expect(start(storage).lines).toEqual([SHIRT]);
    expect(start(new MemoryStorage({ 'weft.saved': '{' })).lines).toEqual([]);
  });
});

function start(storage = new MemoryStorage()): SavedStore {
  const { saved } = testStores(() => storage);
  saved.start();
  return saved;
}

import { expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { eraseOwnKeys } from './eraseOwnKeys';

it('removes the shop’s keys, and keeps the keys of other programs', () => {
  const own = ['cart', 'wishlist', 'user', 'token', 'weft.saved', 'weft.unreadable.cart'];
  const others = ['carts', 'other.cart', 'weft', 'theme'];
  const storage = new MemoryStorage(
    Object.fromEntries([...own, ...others].map((key) => [key, '1'])),
  );
  eraseOwnKeys(() => storage);
  expect([...storage.values.keys()]).toEqual(others);
});

it('does nothing without a storage, or if the storage is forbidden', () => {
  expect(() => eraseOwnKeys(() => null)).not.toThrow();
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  expect(() => eraseOwnKeys(forbidden)).not.toThrow();
});

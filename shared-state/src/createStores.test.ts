/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { autorun } from 'mobx';
import type { Stores } from './createStores';
import { MemoryStorage } from './testing/memoryStorage';
import { product, receipt } from './testing/products';
import { testStores } from './testing/testStores';

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
const LINES = [{ ...product('a'), quantity: 1 }];

/** Each store with its key, a stored value, how to read it, and the value without a stored one. */
const STORES: readonly (readonly [
  name: string,
  key: string,
  stored: unknown,
  read: (stores: Stores) => unknown,
  empty: unknown,
])[] = [
  ['session', 'user', USER, ({ session }) => session.user, null],
  ['cart', 'cart', LINES, ({ cart }) => cart.lines, []],
  ['wishlist', 'wishlist', [product('a')], ({ wishlist }) => wishlist.items, []],
  ['saved', 'weft.saved', LINES, ({ saved }) => saved.lines, []],
  ['receipts', 'weft.receipts', [receipt()], ({ receipts }) => receipts.list, []],
  [
    'preferences',
    'weft.preferences',
    { theme: 'dark', motion: 'reduced' },
    ({ preferences: { theme, motion } }) => ({ theme, motion }),
    { theme: 'system', motion: 'system' },
  ],
];

it.each(STORES)(
  'the store %s reads its value once its set is started, and follows other tabs until that is stopped',
  (_name, key, stored, read, empty) => {
    const storage = new MemoryStorage({ [key]: stored });
    const stores = testStores(() => storage);
    expect(read(stores)).toEqual(empty);
    const stop = stores.start();
    expect(read(stores)).toEqual(stored);
    expect(storage.writes).toBe(0);
    storage.clearElsewhere();
    expect(read(stores)).toEqual(empty);
    storage.writeElsewhere(key, stored);
    expect(read(stores)).toEqual(stored);
    stop();
    storage.clearElsewhere();
    expect(read(stores)).toEqual(stored);
  },
);

describe('eraseAll', () => {
  it('empties every store, and leaves only the keys of other programs', () => {
    const values = STORES.map(([, key, stored]): [string, unknown] => [key, stored]);
    const storage = new MemoryStorage({
      ...Object.fromEntries(values),
      token: 'simulated-token',
      'weft.unreadable.cart': 'x',
      carts: 'stays',
      weft: 'stays',
    });
    sessionStorage.setItem('weft.recentlyViewed', '["men-shirt-1"]');
    sessionStorage.setItem('other', 'stays');
    const stores = testStores(() => storage);
    const stop = stores.start();
    storage.writeElsewhere('wishlist', 'unreadable');
    stores.eraseAll();
    expect(stores.health.hasUnreadable).toBe(false);
    for (const [, , , read, empty] of STORES) expect(read(stores)).toEqual(empty);
    expect([...storage.values.keys()]).toEqual(['carts', 'weft']);
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
    stores.followErasing(() => undefined);
    storage.writeElsewhere('wishlist', 'unreadable');
    storage.writeElsewhere('weft.erased', '1');
    expect(stores.health.hasUnreadable).toBe(false);
    stop();
  });

  it('does not fail if the browser forbids its storage', () => {
    const forbid = (): never => {
      throw new DOMException('insecure', 'SecurityError');
    };
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(forbid);
    const { cart, eraseAll, health } = testStores(forbid);
    cart.add(product('a'));
    expect([cart.count, health.isMemoryOnly]).toEqual([1, true]);
    expect(eraseAll).not.toThrow();
  });
});

it('an observer of the stores is notified of every change', async () => {
  const stores = testStores(() => null);
  const { cart, wishlist, preferences, session, health } = stores;
  let seen: unknown[] = [];
  const stop = autorun(() => {
    seen = [cart.count, wishlist.count, preferences.theme, session.activity, health.isMemoryOnly];
  });
  expect(seen).toEqual([0, 0, 'system', null, false]);
  cart.add(product('a'));
  wishlist.add(product('a'));
  preferences.setTheme('dark');
  const logout = session.logout();
  expect(seen).toEqual([1, 1, 'dark', 'logout', true]);
  await logout;
  expect(seen).toEqual([1, 1, 'dark', null, true]);
  stop();
});

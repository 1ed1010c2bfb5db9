/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { autorun, isObservableProp } from 'mobx';
import type { Stores } from './createStores';
import { MemoryStorage } from './testing/memoryStorage';
import { product } from './testing/products';
import { testStores } from './testing/testStores';

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };
const LINES = [{ ...product('a'), quantity: 1 }];
const RECEIPT = {
  id: 'WF-1',
  placedAt: '2025-04-21T10:00:00.000Z',
  account: USER.email,
  name: 'Asha Rao',
  address: ['12 Mill Lane'],
  payment: 'Card',
  lines: LINES,
  discount: 0,
};
const NO_CHOICE = { theme: 'system', motion: 'system' };

/** Each store with its key, a stored value, how to read it, and the value without a stored one. */
const STORES: readonly (readonly [
  name: Exclude<keyof Stores, 'health' | 'eraseAll' | 'followErasing'>,
  key: string,
  stored: unknown,
  read: (stores: Stores) => unknown,
  empty: unknown,
])[] = [
  ['session', 'user', USER, ({ session }) => session.user, null],
  ['cart', 'cart', LINES, ({ cart }) => cart.lines, []],
  ['wishlist', 'wishlist', [product('a')], ({ wishlist }) => wishlist.items, []],
  ['saved', 'weft.saved', LINES, ({ saved }) => saved.lines, []],
  ['receipts', 'weft.receipts', [RECEIPT], ({ receipts }) => receipts.list, []],
  [
    'preferences',
    'weft.preferences',
    { theme: 'dark', motion: 'reduced' },
    ({ preferences: { theme, motion } }) => ({ theme, motion }),
    NO_CHOICE,
  ],
];

describe.each(STORES)('the store %s', (name, key, stored, read, empty) => {
  it('is empty until it is started, and reading writes nothing', () => {
    const storage = new MemoryStorage({ [key]: stored });
    const stores = testStores(() => storage);
    expect(read(stores)).toEqual(empty);
    const stop = stores[name].start();
    expect(read(stores)).toEqual(stored);
    expect(storage.writes).toBe(0);
    stop();
  });

  it('follows other tabs that change or erase its value, until it is stopped', () => {
    const storage = new MemoryStorage();
    const stores = testStores(() => storage);
    const stop = stores[name].start();
    storage.writeElsewhere(key, stored);
    expect(read(stores)).toEqual(stored);
    storage.clearElsewhere();
    expect(read(stores)).toEqual(empty);
    stop();
    storage.writeElsewhere(key, stored);
    expect(read(stores)).toEqual(empty);
  });
});

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
    const stops = STORES.map(([name]) => stores[name].start());
    stores.eraseAll();
    for (const [, , , read, empty] of STORES) expect(read(stores)).toEqual(empty);
    expect([...storage.values.keys()]).toEqual(['carts', 'weft']);
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
    for (const stop of stops) stop();
    sessionStorage.clear();
  });

  it('does not fail if the browser forbids its storage', () => {
    const forbidden = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('insecure', 'SecurityError');
    });
    const { eraseAll } = testStores(() => null);
    expect(eraseAll).not.toThrow();
    forbidden.mockRestore();
  });
});

it('the methods of a store can be passed as functions without it', () => {
  const storage = new MemoryStorage();
  const { cart } = testStores(() => storage);
  const { start, add, erase } = cart;
  const stop = start();
  add(product('a'));
  expect(cart.count).toBe(1);
  erase();
  expect(cart.count).toBe(0);
  stop();
});

describe('the observable fields of the stores', () => {
  it('notify an observer of every change', async () => {
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

  it('have the user and the lines as plain objects, not as observables', () => {
    const storage = new MemoryStorage({ user: USER, cart: [{ ...product('a'), quantity: 1 }] });
    const { session, cart } = testStores(() => storage);
    const stops = [session.start(), cart.start()];
    const [line] = cart.lines;
    if (!session.user || !line) throw new Error('The stores have loaded nothing.');
    expect(isObservableProp(session.user, 'name')).toBe(false);
    expect(isObservableProp(line, 'quantity')).toBe(false);
    for (const stop of stops) stop();
  });
});

/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { autorun, isObservableProp } from 'mobx';
import { MemoryStorage } from './testing/memoryStorage';
import { product } from './testing/products';
import { testStores } from './testing/testStores';

const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

describe('the methods of a store', () => {
  it('can be passed as functions without their store', async () => {
    const storage = new MemoryStorage({ user: USER });
    const { cart, wishlist, saved, receipts, preferences, session, health } = testStores(
      () => storage,
    );
    const stops = [cart, wishlist, saved, receipts, preferences, session].map(({ start }) =>
      start(),
    );

    const { add, updateQuantity } = cart;
    add(product('a'));
    updateQuantity('a', 3);
    expect(cart.count).toBe(3);
    const { toggle } = wishlist;
    toggle(product('a'));
    expect(wishlist.count).toBe(1);
    const { remove } = saved;
    saved.add({ ...product('a'), quantity: 1 });
    remove('a');
    expect(saved.lines).toEqual([]);
    const { erase } = receipts;
    erase();
    expect(receipts.list).toEqual([]);
    const { setTheme } = preferences;
    setTheme('dark');
    expect(preferences.theme).toBe('dark');
    const { logout } = session;
    await logout();
    expect(session.isAuthenticated).toBe(false);
    const { reportUnreadable } = health;
    reportUnreadable();
    expect(health.hasUnreadable).toBe(true);
    for (const stop of stops) stop();
  });
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

/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';

import { MemoryStorage } from '../testing/memoryStorage';
import { testStores } from '../testing/testStores';
import { product } from '../testing/products';

describe('PreferencesStore', () => {
  it('follows the device until the shopper chooses', () => {
    const { preferences } = testStores(() => new MemoryStorage());
    preferences.start();
    expect([preferences.theme, preferences.motion]).toEqual(['system', 'system']);
  });

  it('stores the choice under the shop’s prefix', () => {
    const storage = new MemoryStorage();
    const { preferences } = testStores(() => storage);
    preferences.start();
    preferences.setTheme('dark');
    preferences.setMotion('reduced');
    expect(storage.json('weft.preferences')).toEqual({ theme: 'dark', motion: 'reduced' });
  });

  it('reads the stored choice, and follows another tab', () => {
    const storage = new MemoryStorage({
      'weft.preferences': { theme: 'light', motion: 'reduced' },
    });
    const { preferences } = testStores(() => storage);
    preferences.start();
    expect(preferences.theme).toBe('light');
    storage.writeElsewhere('weft.preferences', { theme: 'dark', motion: 'system' });
    expect([preferences.theme, preferences.motion]).toEqual(['dark', 'system']);
  });

  it.each(['{', 'null', '5', '{"theme":"pink","motion":7}'])(
    'treats the stored %p as no choice',
    (text) => {
      const storage = new MemoryStorage({ 'weft.preferences': text });
      const { preferences, health } = testStores(() => storage);
      preferences.start();
      expect([preferences.theme, preferences.motion]).toEqual(['system', 'system']);
      // A choice is easily made again, so there is nothing to rescue.
      expect(health.hasUnreadable).toBe(false);
    },
  );
});

describe('eraseAll', () => {
  it('leaves no key of the shop in the storage, and keeps the keys of other programs', () => {
    const storage = new MemoryStorage({
      user: { id: 'u', email: 'a@b.c', name: 'a', avatar: null },
      token: 'simulated-token',
      cart: [{ ...product('a'), quantity: 1 }],
      wishlist: [product('a')],
      'weft.preferences': { theme: 'dark', motion: 'system' },
      'weft.unreadable.cart': 'x',
      other: 'stays',
    });
    const stores = testStores(() => storage);
    for (const store of [stores.session, stores.cart, stores.wishlist, stores.preferences]) {
      store.start();
    }
    stores.eraseAll();
    expect([...storage.values.keys()]).toEqual(['other']);
    expect(stores.cart.count).toBe(0);
    expect(stores.wishlist.count).toBe(0);
    expect(stores.session.isAuthenticated).toBe(false);
    expect(stores.preferences.theme).toBe('system');
  });

  it('leaves no key of the shop in sessionStorage either', () => {
    sessionStorage.setItem('weft.recentlyViewed', '["men-shirt-1"]');
    sessionStorage.setItem('other', 'stays');
    testStores(() => new MemoryStorage()).eraseAll();
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
  });
});

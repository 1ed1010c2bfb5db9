/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStores, type Stores } from '../createStores';
import { MemoryStorage } from '../testing/memoryStorage';
import { product } from '../testing/products';
import { loneTab, testStores } from '../testing/testStores';
import type { GatewayResult } from '../session/AuthGateway';
import { browserStorage } from './KeyValueStorage';
import { FIRST_WAIT, MAX_WAIT } from './SaveRetries';
import { SAVE_INTERVAL } from './StoredValue';
import { browserTab, type Tab } from './Tab';

const LINE = { ...product('a'), quantity: 1 };
const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each([
  ['arrays', Array.prototype],
  ['all objects', Object.prototype],
])('while an old library has added toJSON to %s', (_kind, prototype) => {
  beforeEach(() => {
    const toJSON = (): string => '[]';
    Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(prototype, 'toJSON'));

  it('lists, records and their fields are stored as usual', async () => {
    const storage = new MemoryStorage();
    const answer = { success: true, user: USER, token: 't' } as const;
    const accept = (): Promise<GatewayResult> => Promise.resolve(answer);
    const gateway = { login: accept, register: accept, logout: () => Promise.resolve() };
    const { cart, session } = testStores(() => storage, undefined, gateway);
    cart.add(product('a'), 2, 'M');
    await session.login('a@b.c', 'pw');
    expect(storage.json('cart')).toEqual([{ ...LINE, quantity: 2, sizes: { M: 2 } }]);
    expect(storage.json('user')).toEqual(USER);
  });
});

it('a change that the storage keeps as another text is not counted as stored', () => {
  const storage = new MemoryStorage();
  const { cart, health } = startStores(storage, loneTab);
  jest.spyOn(storage, 'setItem').mockImplementation((key) => void storage.values.set(key, '[]'));
  cart.add(product('a'));
  expect(health.isMemoryOnly).toBe(true);
  expect(cart.count).toBe(1);
  jest.restoreAllMocks();
  cart.add(product('a'));
  expect(health.isMemoryOnly).toBe(false);
  expect(storage.json('cart')).toMatchObject([{ id: 'a', quantity: 2 }]);
});

describe('a change', () => {
  it('is visible at once, and stored at the next turn with all other changes', () => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const { tab, turns, giveTurns } = waitingTab();
    const { cart } = startStores(storage, tab);
    for (let time = 0; time < 1000; time += 1) cart.add(product(`p${time}`));
    expect(cart.count).toBe(1001);
    expect(storage.writes).toBe(0);
    expect(turns).toEqual(['cart']);
    giveTurns();
    expect(storage.writes).toBe(1);
    expect(storage.json('cart')).toHaveLength(1001);
  });

  it('waits a moment after a write, so that a held key causes few writes', () => {
    const storage = new MemoryStorage();
    const { cart } = startTimedStores(storage);
    for (let time = 0; time < 30; time += 1) cart.add(product('a'));
    expect(storage.writes).toBe(1);
    jest.advanceTimersByTime(SAVE_INTERVAL - 1);
    expect(storage.writes).toBe(1);
    jest.advanceTimersByTime(1);
    expect(storage.writes).toBe(2);
    expect(storage.json('cart')).toMatchObject([{ id: 'a', quantity: 30 }]);
  });

  it.each([SAVE_INTERVAL, -50_000])(
    'does not wait if the clock says %p ms after the last write',
    (passed) => {
      const storage = new MemoryStorage();
      const { cart } = startTimedStores(storage);
      cart.add(product('a'));
      jest.setSystemTime(Date.now() + passed);
      cart.add(product('a'));
      expect(storage.writes).toBe(2);
    },
  );

  it('that is undone before its turn is not written', () => {
    const storage = new MemoryStorage();
    const { tab, giveTurns } = waitingTab();
    const { cart } = startStores(storage, tab);
    cart.add(product('a'));
    giveTurns();
    cart.add(product('b'));
    cart.remove('b');
    giveTurns();
    expect(storage.writes).toBe(1);
  });

  it('stays visible when another tab stores a value before the turn', () => {
    const storage = new MemoryStorage();
    const { tab, giveTurns } = waitingTab();
    const { cart } = startStores(storage, tab);
    cart.add(product('a'), 2);
    storage.writeElsewhere('cart', [{ ...LINE, id: 'b' }]);
    expect(cart.lines.map(({ id }) => id)).toEqual(['b', 'a']);
    giveTurns();
    expect(storage.json('cart')).toHaveLength(2);
  });

  it('is discarded when another tab erases everything', () => {
    for (const erase of ['clearElsewhere', 'removeElsewhere'] as const) {
      const storage = new MemoryStorage();
      const { tab, giveTurns } = waitingTab();
      const { cart } = startStores(storage, tab);
      cart.add(product('a'), 2);
      if (erase === 'clearElsewhere') storage.clearElsewhere();
      else window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: null }));
      expect(cart.lines).toEqual([]);
      giveTurns();
      expect(storage.values.size).toBe(0);
    }
  });

  it('is stored at once when the page is left or the store is stopped', () => {
    for (const leave of ['pagehide', 'stop']) {
      const storage = new MemoryStorage();
      const { tab, giveTurns } = waitingTab();
      const { cart } = createStores(() => storage, undefined, undefined, tab);
      const stop = cart.start();
      cart.add(product('a'));
      if (leave === 'stop') stop();
      else window.dispatchEvent(new Event('pagehide'));
      expect(storage.json('cart')).toHaveLength(1);
      giveTurns();
      expect(storage.writes).toBe(1);
    }
  });

  it('that changes nothing requests no turn and keeps the same list', () => {
    const storage = new MemoryStorage({ cart: [LINE], wishlist: [product('a')] });
    const { tab, turns } = waitingTab();
    const { cart, wishlist } = startStores(storage, tab);
    const { lines } = cart;
    const { items } = wishlist;
    cart.remove('b');
    cart.updateQuantity('a', 1);
    cart.updateQuantity('b', 2);
    cart.restore([], 0);
    wishlist.add(product('a'));
    wishlist.restore(product('a'), 0);
    wishlist.remove('b');
    expect(cart.lines).toBe(lines);
    expect(wishlist.items).toBe(items);

    const empty = startStores(new MemoryStorage(), tab);
    empty.cart.clear();
    empty.wishlist.clear();
    expect(turns).toEqual([]);
  });

  it('never overwrites a storage that cannot be read', () => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const { cart, health } = startStores(storage);
    storage.getItem = () => {
      throw new Error('broken');
    };
    cart.add(product('b'));
    expect(cart.count).toBe(2);
    expect(health.isMemoryOnly).toBe(true);
    expect(storage.writes).toBe(0);
  });
});

describe('a restored page', () => {
  it.each([
    ['pageshow', new Event('pageshow')],
    ['visibilitychange', new Event('visibilitychange')],
  ])('reads changes of other tabs on %s', (_name, event) => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const { cart, session } = startStores(storage);
    storage.values.set('cart', JSON.stringify([{ ...LINE, quantity: 5 }]));
    storage.values.set('user', JSON.stringify(USER));
    window.dispatchEvent(event);
    expect(cart.count).toBe(5);
    expect(session.isAuthenticated).toBe(true);
  });

  it('does nothing while it is hidden', () => {
    const storage = new MemoryStorage();
    const { cart } = startStores(storage);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    storage.values.set('cart', JSON.stringify([LINE]));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(cart.count).toBe(0);
  });

  it('keeps the same user and the same lines, and writes nothing, when nothing has changed', () => {
    const storage = new MemoryStorage({ user: USER, cart: [LINE] });
    const { tab, turns } = waitingTab();
    const { cart, session } = startStores(storage, tab);
    const { user } = session;
    const { lines } = cart;
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
    expect(session.user).toBe(user);
    expect(cart.lines).toBe(lines);
    expect(turns).toEqual([]);
    expect(storage.writes).toBe(0);
  });

  it('ignores other keys', () => {
    const storage = new MemoryStorage();
    const { cart } = startStores(storage);
    storage.values.set('cart', JSON.stringify([LINE]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    expect(cart.count).toBe(0);
  });
});

describe('a change that could not be stored', () => {
  it('is retried after growing waits, at most a minute, until there is room', () => {
    const storage = new MemoryStorage();
    const { cart, health } = startTimedStores(storage);
    const timer = jest.spyOn(globalThis, 'setTimeout');
    storage.isFull = true;
    cart.add(product('a'));
    expect(health.isMemoryOnly).toBe(true);
    for (let time = 0; time < 8; time += 1) jest.runOnlyPendingTimers();
    const waits = timer.mock.calls.map(([, wait]) => wait);
    expect(waits.slice(0, 4)).toEqual([FIRST_WAIT, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(MAX_WAIT);
    storage.isFull = false;
    jest.runOnlyPendingTimers();
    expect(health.isMemoryOnly).toBe(false);
    expect(storage.json('cart')).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is retried after the shortest wait again when another key was stored', () => {
    const storage = new MemoryStorage();
    const { cart, wishlist, health } = startTimedStores(storage);
    storage.isFull = true;
    cart.add(product('a'));
    wishlist.add(product('a'));
    jest.advanceTimersByTime(3 * FIRST_WAIT);
    storage.isFull = false;
    wishlist.add(product('b'));
    expect(health.isMemoryOnly).toBe(true);
    jest.advanceTimersByTime(FIRST_WAIT);
    expect(health.isMemoryOnly).toBe(false);
    expect(storage.json('cart')).toHaveLength(1);
  });

  it('is retried when another tab stores something', () => {
    const storage = new MemoryStorage();
    const { cart } = startStores(storage);
    storage.isFull = true;
    cart.add(product('a'));
    storage.isFull = false;
    storage.writeElsewhere('cart', []);
    expect(storage.json('cart')).toHaveLength(1);
  });

  it('is not retried after the stores are stopped', () => {
    const storage = new MemoryStorage();
    jest.useFakeTimers();
    const { cart, health } = createStores(() => storage);
    const stop = cart.start();
    storage.isFull = true;
    cart.add(product('a'));
    expect(jest.getTimerCount()).toBe(1);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(health.isMemoryOnly).toBe(false);
  });

  it('is erased with everything else', () => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const stores = startTimedStores(storage);
    storage.isFull = true;
    stores.cart.add(product('b'));
    stores.eraseAll();
    storage.isFull = false;
    jest.runOnlyPendingTimers();
    expect(stores.cart.lines).toEqual([]);
    expect(storage.values.size).toBe(0);
    expect(stores.health.isMemoryOnly).toBe(false);
  });

  it('is retried if removing fails too: the user is removed then, and an empty list stored', () => {
    const storage = new MemoryStorage({ cart: [LINE], user: USER });
    const { cart, session, health } = startTimedStores(storage);
    const remove = jest.spyOn(storage, 'removeItem').mockImplementation(() => {
      throw new Error('broken');
    });
    void session.logout();
    expect(health.isMemoryOnly).toBe(true);
    cart.erase();
    expect(cart.lines).toEqual([]);
    remove.mockRestore();
    jest.runOnlyPendingTimers();
    expect(storage.json('cart')).toEqual([]);
    expect(storage.values.has('user')).toBe(false);
    expect(health.isMemoryOnly).toBe(false);
  });
});

describe('an unreadable text', () => {
  it('is cut if it is long', () => {
    const storage = new MemoryStorage({ cart: 'x'.repeat(300_000) });
    startStores(storage);
    expect(storage.getItem('weft.unreadable.cart')).toHaveLength(100_000);
  });

  it('does not replace an earlier quarantined text, and is reported too', () => {
    const storage = new MemoryStorage();
    for (const text of ['first', 'second', 'first', 'second']) {
      storage.values.set('cart', text);
      startStores(storage);
    }
    expect(storage.getItem('weft.unreadable.cart')).toBe('first');
    expect(storage.getItem('weft.unreadable.cart.2')).toBe('second');
    expect(storage.length).toBe(3);
    storage.values.set('cart', 'third');
    expect(startStores(storage).health.hasUnreadable).toBe(true);
    expect(startStores(storage).health.hasUnreadable).toBe(false);
  });

  it('replaces only the last of five quarantined texts', () => {
    const storage = new MemoryStorage();
    for (let text = 1; text <= 9; text += 1) {
      storage.values.set('cart', `text ${text}`);
      startStores(storage);
    }
    const places = ['', '.2', '.3', '.4', '.5', '.6'];
    expect(places.map((place) => storage.getItem(`weft.unreadable.cart${place}`))).toEqual([
      'text 1',
      'text 2',
      'text 3',
      'text 4',
      'text 9',
      null,
    ]);
  });

  it('is quarantined in the room that the next change leaves', () => {
    const storage = new MemoryStorage({ cart: 'broken' });
    storage.isFull = true;
    const { cart } = startStores(storage);
    expect(storage.getItem('weft.unreadable.cart')).toBeNull();
    storage.isFull = false;
    cart.add(product('a'));
    expect(storage.getItem('weft.unreadable.cart')).toBe('broken');
    expect(storage.json('cart')).toHaveLength(1);
  });

  it('is removed when its user signs out', async () => {
    const storage = new MemoryStorage({ user: '{"id":5,"password":"secret"}' });
    startStores(storage);
    storage.values.set('user', '{"id":6,"password":"secret"}');
    const { session } = startStores(storage);
    expect(storage.getItem('weft.unreadable.user')).toContain('secret');
    expect(storage.getItem('weft.unreadable.user.2')).toContain('secret');
    await session.logout();
    expect(storage.values.size).toBe(0);
  });
});

describe('browserStorage', () => {
  it('is the storage of the browser, or null if access throws', () => {
    expect(browserStorage()).toBe(window.localStorage);
    const forbidden = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('insecure', 'SecurityError');
    });
    expect(browserStorage()).toBeNull();
    forbidden.mockRestore();
  });
});

function startStores(storage: MemoryStorage, tab: Tab = loneTab): Stores {
  const stores = createStores(() => storage, undefined, undefined, tab);
  for (const name of ['cart', 'wishlist', 'session', 'preferences'] as const) stores[name].start();
  return stores;
}

/** Stores with the timers of the browser, which the test advances. */
function startTimedStores(storage: MemoryStorage): Stores {
  jest.useFakeTimers();
  return startStores(
    storage,
    browserTab(() => storage),
  );
}

/** A tab with turns that the test starts. */
function waitingTab(): { tab: Tab; turns: string[]; giveTurns: () => void } {
  const tasks: (() => void)[] = [];
  const turns: string[] = [];
  return {
    tab: {
      ...loneTab,
      runExclusive: (name, task) => {
        turns.push(name);
        tasks.push(task);
      },
    },
    turns,
    giveTurns: () => {
      turns.length = 0;
      for (const task of tasks.splice(0)) task();
    },
  };
}

/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStores, type Stores } from '../createStores';
import { MemoryStorage } from '../testing/memoryStorage';
import { product } from '../testing/products';
import { loneTab, testStores } from '../testing/testStores';
import type { GatewayResult } from '../session/AuthGateway';
import { browserStorage } from './KeyValueStorage';
import { Persistence } from './Persistence';
import { FIRST_WAIT, MAX_WAIT } from './SaveRetries';
import { SAVE_INTERVAL } from './StoredValue';
import type { Tab } from './Tab';

const LINE = { ...product('a'), quantity: 1 };
const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

afterEach(() => {
  jest.restoreAllMocks();
});

it('quarantines a text once, and returns whether it is stored', () => {
  const storage = new MemoryStorage();
  const persistence = new Persistence(() => storage, loneTab);
  expect(persistence.quarantine('cart', 'broken')).toBe(true);
  expect(persistence.quarantine('cart', 'broken')).toBe(true);
  expect([...storage.values.keys()]).toEqual(['weft.unreadable.cart']);
  storage.isFull = true;
  expect(persistence.quarantine('cart', 'also broken')).toBe(false);
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
    const { tab, giveTurns } = waitingTab();
    const { cart } = startStores(storage, tab);
    for (let time = 0; time < 1000; time += 1) cart.add(product(`p${time}`));
    expect(cart.count).toBe(1001);
    expect(storage.writes).toBe(0);
    giveTurns();
    expect(storage.writes).toBe(1);
    expect(storage.json('cart')).toHaveLength(1001);
  });

  it('waits a moment after a write, so that a held key causes few writes', () => {
    const storage = new MemoryStorage();
    const { tab, waits, pass } = timedTab();
    const { cart } = startStores(storage, { ...tab, timers: { ...tab.timers, now: () => 500 } });
    for (let time = 0; time < 30; time += 1) cart.add(product('a'));
    expect(storage.writes).toBe(1);
    expect(waits).toEqual([SAVE_INTERVAL]);
    pass();
    expect(storage.writes).toBe(2);
    expect(storage.json('cart')).toMatchObject([{ id: 'a', quantity: 30 }]);
  });

  it('does not wait after the interval, or when the clock was set back', () => {
    for (const later of [100_000 + SAVE_INTERVAL, 50_000]) {
      const storage = new MemoryStorage();
      const { tab, waits } = timedTab();
      let now = 100_000;
      const { cart } = startStores(storage, { ...tab, timers: { ...tab.timers, now: () => now } });
      cart.add(product('a'));
      now = later;
      cart.add(product('a'));
      expect(storage.writes).toBe(2);
      expect(waits).toEqual([]);
    }
  });

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

  it('requests one turn at a time', () => {
    const { tab, turns, giveTurns } = waitingTab();
    const { cart } = startStores(new MemoryStorage(), tab);
    cart.add(product('a'));
    cart.add(product('a'));
    expect(turns).toEqual(['cart']);
    giveTurns();
    cart.add(product('a'));
    expect(turns).toEqual(['cart']);
  });

  it('is applied to the value that another tab has stored before the turn', () => {
    const storage = new MemoryStorage();
    const { tab, giveTurns } = waitingTab();
    const { cart } = startStores(storage, tab);
    cart.add(product('a'), 2);
    storage.values.set(
      'cart',
      JSON.stringify([
        { ...LINE, quantity: 3 },
        { ...LINE, id: 'b' },
      ]),
    );
    giveTurns();
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
    expect(storage.json('cart')).toEqual(cart.lines);
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

  it('keeps the same user and the same lines when nothing has changed', () => {
    const storage = new MemoryStorage({ user: USER, cart: [LINE] });
    const { cart, session } = startStores(storage);
    const { user } = session;
    const { lines } = cart;
    window.dispatchEvent(new Event('pageshow'));
    expect(session.user).toBe(user);
    expect(cart.lines).toBe(lines);
  });

  it('requests no turn and writes nothing without changes', () => {
    const storage = new MemoryStorage({ user: USER, cart: [LINE] });
    const { tab, turns } = waitingTab();
    startStores(storage, tab);
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
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
    const { tab, waits, pass } = timedTab();
    const { cart, health } = startStores(storage, tab);
    storage.isFull = true;
    cart.add(product('a'));
    expect(health.isMemoryOnly).toBe(true);
    for (let time = 0; time < 8; time += 1) pass();
    expect(waits.slice(0, 4)).toEqual([FIRST_WAIT, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(MAX_WAIT);
    storage.isFull = false;
    pass();
    expect(health.isMemoryOnly).toBe(false);
    expect(storage.json('cart')).toHaveLength(1);
    expect(waits).toHaveLength(9);
  });

  it('is retried after the shortest wait again when another key was stored', () => {
    const storage = new MemoryStorage();
    const { tab, waits, pass } = timedTab();
    const { cart, wishlist, health } = startStores(storage, tab);
    storage.isFull = true;
    cart.add(product('a'));
    wishlist.add(product('a'));
    pass();
    pass();
    storage.isFull = false;
    wishlist.add(product('b'));
    expect(health.isMemoryOnly).toBe(true);
    expect(waits.at(-1)).toBe(FIRST_WAIT);
    pass();
    expect(health.isMemoryOnly).toBe(false);
    expect(storage.json('cart')).toHaveLength(1);
  });

  it.each(['pageshow', 'visibilitychange', 'storage'])('is retried on %s', (type) => {
    const storage = new MemoryStorage();
    const { cart, session } = startStores(storage);
    storage.isFull = true;
    cart.add(product('a'));
    void session.login('a@b.c', 'pw');
    storage.isFull = false;
    const event = type === 'storage' ? { key: 'cart', newValue: '[]' } : {};
    window.dispatchEvent(new StorageEvent(type, event));
    expect(storage.json('cart')).toHaveLength(1);
  });

  it('is not retried after the stores are stopped', () => {
    const storage = new MemoryStorage();
    const { tab, pending } = timedTab();
    const { cart, session, health } = createStores(() => storage, undefined, undefined, tab);
    const stops = [cart.start(), session.start()];
    storage.isFull = true;
    cart.add(product('a'));
    expect(pending()).toBe(1);
    for (const stop of stops) stop();
    expect(pending()).toBe(0);
    expect(health.isMemoryOnly).toBe(false);
  });

  it('is erased with everything else', () => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const { tab, pass } = timedTab();
    const stores = startStores(storage, tab);
    storage.isFull = true;
    stores.cart.add(product('b'));
    stores.eraseAll();
    storage.isFull = false;
    pass();
    expect(stores.cart.lines).toEqual([]);
    expect(storage.values.size).toBe(0);
    expect(stores.health.isMemoryOnly).toBe(false);
  });

  it('becomes an empty list if erasing fails too, and the empty list is stored later', () => {
    const storage = new MemoryStorage({ cart: [LINE] });
    const { tab, pass } = timedTab();
    const { cart } = startStores(storage, tab);
    const remove = jest.spyOn(storage, 'removeItem').mockImplementation(() => {
      throw new Error('broken');
    });
    cart.erase();
    expect(cart.lines).toEqual([]);
    remove.mockRestore();
    pass();
    expect(storage.json('cart')).toEqual([]);
  });
});

describe('an unreadable text', () => {
  it('is reported once, even if it is read again', () => {
    const storage = new MemoryStorage({ cart: '{[' });
    expect(startStores(storage).health.hasUnreadable).toBe(true);
    expect(startStores(storage).health.hasUnreadable).toBe(false);
  });

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

/** A tab with a clock that the test advances. */
function timedTab(): { tab: Tab; waits: number[]; pass: () => void; pending: () => number } {
  const waits: number[] = [];
  const callbacks = new Set<() => void>();
  return {
    tab: {
      ...loneTab,
      timers: {
        now: loneTab.timers.now,
        after: (milliseconds, callback) => {
          waits.push(milliseconds);
          callbacks.add(callback);
          return () => callbacks.delete(callback);
        },
      },
    },
    waits,
    pass: () => {
      const due = [...callbacks];
      callbacks.clear();
      for (const callback of due) callback();
    },
    pending: () => callbacks.size,
  };
}

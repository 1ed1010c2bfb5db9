/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { autorun } from 'mobx';
import { MemoryStorage } from '../testing/memoryStorage';
import { product } from '../testing/products';
import { instantClock, loneTab, startStores, testStores } from '../testing/testStores';
import { RETRY_WAIT } from './Persistence';
import { SAVE_INTERVAL } from './StoredValue';
import { browserTab } from './Tab';
import type { RunExclusive } from './turns';

const LINE = { ...product('a'), quantity: 1 };
const USER = { id: 'u', email: 'a@b.c', name: 'a', avatar: null };

it.each([
  ['arrays', Array.prototype],
  ['all objects', Object.prototype],
])(
  'all is stored as usual while an old library has added toJSON to %s',
  async (_kind, prototype) => {
    Object.defineProperty(prototype, 'toJSON', { value: () => '[]', configurable: true });
    const storage = new MemoryStorage();
    const { cart, session } = testStores(() => storage, instantClock);
    cart.add(product('a'), 2, 'M');
    await session.login('a@b.c', 'pw');
    Reflect.deleteProperty(prototype, 'toJSON');
    expect(storage.json('cart')).toEqual([{ ...LINE, quantity: 2, sizes: { M: 2 } }]);
    expect(storage.json('user')).toMatchObject({ email: 'a@b.c', name: 'a' });
  },
);

it('a change that the storage keeps as another text is not counted as stored, and observers hear of it', () => {
  const { storage, cart, health } = startStores();
  const seen: boolean[] = [];
  autorun(() => seen.push(health.isMemoryOnly));
  jest.spyOn(storage, 'setItem').mockImplementation((key) => void storage.values.set(key, '[]'));
  cart.add(product('a'));
  expect(health.isMemoryOnly).toBe(true);
  expect(cart.count).toBe(1);
  jest.restoreAllMocks();
  cart.add(product('a'));
  expect(seen).toEqual([false, true, false]);
  expect(storage.json('cart')).toMatchObject([{ id: 'a', quantity: 2 }]);
});

describe('a change', () => {
  it('is visible at once, and stored at the next turn with all other changes', () => {
    const { storage, cart, turns, giveTurns } = startWaitingStores({ cart: [LINE] });
    for (let time = 0; time < 1000; time += 1) cart.add(product(`p${time}`));
    expect(cart.count).toBe(1001);
    expect(storage.writes).toBe(0);
    expect(turns).toEqual(['cart']);
    giveTurns();
    expect(storage.writes).toBe(1);
    expect(storage.json('cart')).toHaveLength(1001);
  });

  it('waits a moment after a write, so that a held key causes few writes', () => {
    const { storage, cart } = startTimedStores();
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
      const { storage, cart } = startTimedStores();
      cart.add(product('a'));
      jest.setSystemTime(Date.now() + passed);
      cart.add(product('a'));
      expect(storage.writes).toBe(2);
    },
  );

  it('that is undone before its turn is not written', () => {
    const { storage, cart, giveTurns } = startWaitingStores();
    cart.add(product('a'));
    giveTurns();
    cart.add(product('b'));
    cart.remove('b');
    giveTurns();
    expect(storage.writes).toBe(1);
  });

  it('is discarded when another tab erases everything', () => {
    for (const erase of ['clear', 'remove']) {
      const { storage, cart, giveTurns } = startWaitingStores();
      cart.add(product('a'), 2);
      if (erase === 'clear') storage.clearElsewhere();
      else storage.writeElsewhere('cart', null);
      expect(cart.lines).toEqual([]);
      giveTurns();
      expect(storage.values.size).toBe(0);
    }
  });

  it('is stored at once when the page is left or the store is stopped', () => {
    for (const leave of ['pagehide', 'stop']) {
      const { storage, cart, stop, giveTurns } = startWaitingStores();
      cart.add(product('a'));
      if (leave === 'stop') stop();
      else window.dispatchEvent(new Event('pagehide'));
      expect(storage.json('cart')).toHaveLength(1);
      giveTurns();
      expect(storage.writes).toBe(1);
    }
  });

  it('that changes nothing requests no turn and keeps the same list', () => {
    const stored = { cart: [LINE], wishlist: [product('a')], 'weft.saved': [LINE] };
    const { cart, wishlist, saved, turns } = startWaitingStores(stored);
    const before = [cart.lines, wishlist.items, saved.lines];
    cart.remove('b');
    cart.updateQuantity('a', 1);
    cart.updateQuantity('b', 2);
    cart.restore([], 0);
    wishlist.add(product('a'));
    wishlist.restore(product('a'), 0);
    wishlist.remove('b');
    saved.remove('b');
    const after = [cart.lines, wishlist.items, saved.lines];
    expect(after.map((list, index) => list === before[index])).toEqual([true, true, true]);

    const empty = startWaitingStores();
    empty.cart.clear();
    empty.wishlist.clear();
    expect([...turns, ...empty.turns]).toEqual([]);
  });

  it('never overwrites a storage that cannot be read', () => {
    const { storage, cart, health } = startStores({ cart: [LINE] });
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
  it.each(['pageshow', 'visibilitychange'])('reads changes of other tabs on %s', (type) => {
    const { storage, cart, session } = startStores({ cart: [LINE] });
    storage.values.set('cart', JSON.stringify([{ ...LINE, quantity: 5 }]));
    storage.values.set('user', JSON.stringify(USER));
    window.dispatchEvent(new Event(type));
    expect(cart.count).toBe(5);
    expect(session.isAuthenticated).toBe(true);
  });

  it('keeps the same user and the same lines, and writes nothing, when nothing has changed', () => {
    const { storage, cart, session, turns } = startWaitingStores({ user: USER, cart: [LINE] });
    const { user } = session;
    const { lines } = cart;
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
    expect(session.user).toBe(user);
    expect(cart.lines).toBe(lines);
    expect(turns).toEqual([]);
    expect(storage.writes).toBe(0);
  });

  it('reads nothing while it is hidden, or for another key', () => {
    const { storage, cart } = startStores();
    storage.values.set('cart', JSON.stringify([LINE]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    expect(cart.count).toBe(0);
  });
});

describe('a change that could not be stored', () => {
  it('is retried until there is room, also when another key was stored before', () => {
    const { storage, cart, wishlist, health } = startTimedStores();
    storage.isFull = true;
    cart.add(product('a'));
    wishlist.add(product('a'));
    jest.advanceTimersByTime(3 * RETRY_WAIT);
    storage.isFull = false;
    wishlist.add(product('b'));
    jest.advanceTimersByTime(RETRY_WAIT - 1);
    expect(health.isMemoryOnly).toBe(true);
    jest.advanceTimersByTime(1);
    expect(health.isMemoryOnly).toBe(false);
    expect(storage.json('cart')).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is retried when another tab stores something', () => {
    const { storage, cart } = startStores();
    storage.isFull = true;
    cart.add(product('a'));
    storage.isFull = false;
    storage.writeElsewhere('cart', []);
    expect(storage.json('cart')).toHaveLength(1);
  });

  it('is not retried after the stores are stopped', () => {
    const { storage, cart, health, stop } = startTimedStores();
    storage.isFull = true;
    cart.add(product('a'));
    expect(jest.getTimerCount()).toBe(1);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(health.isMemoryOnly).toBe(false);
  });

  it('is erased with everything else', () => {
    const { storage, cart, health, eraseAll } = startTimedStores({ cart: [LINE] });
    storage.isFull = true;
    cart.add(product('b'));
    eraseAll();
    storage.isFull = false;
    jest.runOnlyPendingTimers();
    expect(cart.lines).toEqual([]);
    expect(storage.values.size).toBe(0);
    expect(health.isMemoryOnly).toBe(false);
  });

  it('is retried if removing fails too: the user is removed then, and an empty list stored', () => {
    const { storage, cart, session, health } = startTimedStores({ cart: [LINE], user: USER });
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
    const { storage } = startStores({ cart: 'x'.repeat(300_000) });
    expect(storage.getItem('weft.unreadable.cart')).toHaveLength(100_000);
  });

  it('is kept beside earlier texts, replaces the last of five, and is reported once', () => {
    const storage = new MemoryStorage();
    const isReported = (text: string): boolean => {
      storage.values.set('cart', text);
      return startStores(storage).health.hasUnreadable;
    };
    expect(['1', '2', '1', '2', '3'].map(isReported)).toEqual([true, true, false, false, true]);
    for (const text of ['4', '5', '6']) expect(isReported(text)).toBe(true);
    const places = ['', '.2', '.3', '.4', '.5', '.6'];
    const quarantined = places.map((place) => storage.getItem(`weft.unreadable.cart${place}`));
    expect(quarantined).toEqual(['1', '2', '3', '4', '6', null]);
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
    const { storage } = startStores({ user: '{"id":5,"password":"secret"}' });
    storage.values.set('user', '{"id":6,"password":"secret"}');
    const { session } = startStores(storage);
    expect(storage.getItem('weft.unreadable.user')).toContain('secret');
    expect(storage.getItem('weft.unreadable.user.2')).toContain('secret');
    await session.logout();
    expect(storage.values.size).toBe(0);
  });
});

type Started = ReturnType<typeof startStores>;

/** Stores with the timers of the browser, which the test advances. */
function startTimedStores(stored = {}): Started {
  jest.useFakeTimers();
  const storage = new MemoryStorage(stored);
  return startStores(
    storage,
    browserTab(() => storage),
  );
}

/** Stores in a tab whose turns the test starts. */
function startWaitingStores(stored = {}): Started & { turns: string[]; giveTurns: () => void } {
  const tasks: (() => void)[] = [];
  const turns: string[] = [];
  const runExclusive: RunExclusive = (name, task) => {
    turns.push(name);
    tasks.push(task);
  };
  const giveTurns = (): void => {
    turns.length = 0;
    for (const task of tasks.splice(0)) task();
  };
  return { ...startStores(stored, { ...loneTab, runExclusive }), turns, giveTurns };
}

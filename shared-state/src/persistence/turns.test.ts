/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { TestLocks } from '../testing/TestLocks';
import { byWebLocks, CATCH_UP, NOTE_LIFE } from './byWebLocks';
import { browserTab } from './Tab';
import { LOCK_TIMEOUT, type RunExclusive } from './turns';

const TURN = 'weft.turn.cart';

describe('turns by Web Locks', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('store their number, and hold a note with it among the locks for a while', async () => {
    const { storage, locks, runExclusive } = lockedTab();
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await jest.advanceTimersByTimeAsync(0);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('1');
    expect([...locks.held]).toEqual(['weft.cart:1']);
    await jest.advanceTimersByTimeAsync(NOTE_LIFE);
    expect([...locks.held]).toEqual([]);
    runExclusive('cart', () => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect([...locks.held]).toEqual(['weft.cart:2']);
  });

  it.each(['beforeunload', 'pagehide'])('keep no note once the page is left (%s)', async (type) => {
    const { locks, events, runExclusive } = lockedTab();
    runExclusive('cart', () => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect([...locks.held]).toEqual(['weft.cart:1']);
    events.dispatchEvent(new Event(type));
    await jest.advanceTimersByTimeAsync(0);
    expect([...locks.held]).toEqual([]);
  });

  it.each(['beforeunload', 'pagehide'])(
    'run at once and hold no lock when the page is left before their end (%s)',
    async (type) => {
      for (const { what, prepare, inTask } of [
        { what: 'not granted', prepare: (held: Set<string>) => held.add('weft.cart') },
        { what: 'sees an old copy', prepare: (held: Set<string>) => held.add('weft.cart:7') },
        { what: 'note not granted', inTask: (held: Set<string>) => held.add('weft.cart:1') },
      ]) {
        const { locks, events, runExclusive } = lockedTab();
        let runs = 0;
        prepare?.(locks.held);
        runExclusive('cart', () => {
          if (runs === 0) inTask?.(locks.held);
          runs += 1;
        });
        await jest.advanceTimersByTimeAsync(0);
        const others = [...locks.held].filter(
          (name) => name !== 'weft.cart' || what === 'not granted',
        );
        events.dispatchEvent(new Event(type));
        await jest.advanceTimersByTimeAsync(0);
        const ran = inTask ? 2 : 1;
        expect({ what, runs, held: [...locks.held] }).toEqual({ what, runs: ran, held: others });
        await jest.advanceTimersByTimeAsync(LOCK_TIMEOUT + NOTE_LIFE);
        expect({ what, runs, held: [...locks.held] }).toEqual({ what, runs: ran, held: others });
      }
    },
  );

  it('wait until this tab sees the changes of the last turn', async () => {
    const { storage, locks, runExclusive } = lockedTab();
    for (const note of ['cart:7', 'cart:6', 'wishlist:9', 'cart:what'])
      locks.held.add(`weft.${note}`);
    storage.values.set(TURN, '6');
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await jest.advanceTimersByTimeAsync(50);
    expect(runs).toBe(0);
    storage.values.set(TURN, '7');
    await jest.advanceTimersByTimeAsync(5);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('8');
  });

  it.each(['', 'x', '-3', '1.5', '1e400'])(
    'continue from the note’s number when the stored number is %p, and do not wait for ever',
    async (number) => {
      const { storage, locks, runExclusive } = lockedTab();
      locks.held.add('weft.cart:7');
      storage.values.set(TURN, number);
      let runs = 0;
      runExclusive('cart', () => (runs += 1));
      await jest.advanceTimersByTimeAsync(CATCH_UP - 10);
      expect(runs).toBe(0);
      await jest.advanceTimersByTimeAsync(20);
      expect(runs).toBe(1);
      expect(storage.getItem(TURN)).toBe('8');
    },
  );

  it('leave no note if the number could not be stored', async () => {
    const { storage, locks, runExclusive } = lockedTab();
    storage.isFull = true;
    runExclusive('cart', () => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect([...locks.held]).toEqual([]);
  });

  it('run without the lock if it is refused or not granted in time', async () => {
    const { locks, runExclusive } = lockedTab();
    locks.held.add('weft.cart');
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await jest.advanceTimersByTimeAsync(LOCK_TIMEOUT - 1);
    expect(runs).toBe(0);
    await jest.advanceTimersByTimeAsync(2);
    expect(runs).toBe(1);
    const refusal = new DOMException('No', 'SecurityError');
    jest.spyOn(locks, 'request').mockRejectedValue(refusal);
    runExclusive('cart', () => (runs += 1));
    await jest.advanceTimersByTimeAsync(0);
    expect(runs).toBe(2);
    await jest.advanceTimersByTimeAsync(LOCK_TIMEOUT);
    expect(runs).toBe(2);
  });
});

describe('the tab of the browser', () => {
  it('takes turns with Web Locks if the browser has them', async () => {
    const tab = browserTab(() => new MemoryStorage());
    let runs = 0;
    tab.runExclusive('cart', () => (runs += 1));
    expect(runs).toBe(1);

    const locks = new TestLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const held = await new Promise((resolve) =>
      tab.runExclusive('wishlist', () => resolve([...locks.held])),
    );
    Reflect.deleteProperty(navigator, 'locks');
    expect(held).toEqual(['weft.wishlist']);
  });
});

function lockedTab(): {
  storage: MemoryStorage;
  locks: TestLocks;
  events: EventTarget;
  runExclusive: RunExclusive;
} {
  const storage = new MemoryStorage();
  const locks = new TestLocks();
  const events = new EventTarget();
  const find = (): MemoryStorage => storage;
  const runExclusive = byWebLocks(find, locks, browserTab(find).timers, () => events);
  return { storage, locks, events, runExclusive };
}

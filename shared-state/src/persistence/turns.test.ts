/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { TestLocks } from '../testing/TestLocks';
import { byWebLocks, CATCH_UP, NOTE_LIFE } from './byWebLocks';
import { browserTab } from './Tab';
import { LOCK_TIMEOUT } from './turns';

const TURN = 'weft.turn.cart';

describe('turns by Web Locks', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('store their number, and hold a note with it among the locks for a while', async () => {
    const { storage, locks, task, takeTurn } = lockedTab();
    await takeTurn();
    expect(task).toHaveBeenCalledTimes(1);
    expect(storage.getItem(TURN)).toBe('1');
    expect([...locks.held]).toEqual(['weft.cart:1']);
    await jest.advanceTimersByTimeAsync(NOTE_LIFE);
    expect([...locks.held]).toEqual([]);
    await takeTurn();
    expect([...locks.held]).toEqual(['weft.cart:2']);
  });

  it.each([
    ['is not granted', { before: 'weft.cart' }, 1],
    ['sees an old copy', { before: 'weft.cart:7' }, 1],
    ['waits for its note', { during: 'weft.cart:1' }, 2],
    ['is over', {}, 1],
  ] as const)(
    'hold no lock and have run once the page is left while the turn %s',
    async (_what, taken: { before?: string; during?: string }, runs) => {
      for (const type of ['beforeunload', 'pagehide']) {
        const { locks, events, task, takeTurn } = lockedTab();
        const { before, during } = taken;
        if (before) locks.held.add(before);
        task.mockImplementation(() => void (during && locks.held.add(during)));
        await takeTurn();
        events.dispatchEvent(new Event(type));
        for (const wait of [0, LOCK_TIMEOUT + NOTE_LIFE]) {
          await jest.advanceTimersByTimeAsync(wait);
          expect(task).toHaveBeenCalledTimes(runs);
          expect([...locks.held]).toEqual(Object.values(taken));
        }
      }
    },
  );

  it('wait until this tab sees the changes of the last turn', async () => {
    const { storage, locks, task, takeTurn } = lockedTab();
    for (const note of ['cart:7', 'cart:6', 'wishlist:9', 'cart:what'])
      locks.held.add(`weft.${note}`);
    storage.values.set(TURN, '6');
    await takeTurn(50);
    expect(task).not.toHaveBeenCalled();
    storage.values.set(TURN, '7');
    await jest.advanceTimersByTimeAsync(5);
    expect(task).toHaveBeenCalledTimes(1);
    expect(storage.getItem(TURN)).toBe('8');
  });

  it.each(['', 'x', '-3', '1.5', '1e400'])(
    'continue from the note’s number when the stored number is %p, and do not wait for ever',
    async (number) => {
      const { storage, locks, task, takeTurn } = lockedTab();
      locks.held.add('weft.cart:7');
      storage.values.set(TURN, number);
      await takeTurn(CATCH_UP - 10);
      expect(task).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(20);
      expect(task).toHaveBeenCalledTimes(1);
      expect(storage.getItem(TURN)).toBe('8');
    },
  );

  it('leave no note if the number could not be stored', async () => {
    const { storage, locks, takeTurn } = lockedTab();
    storage.isFull = true;
    await takeTurn();
    expect([...locks.held]).toEqual([]);
  });

  it('run without the lock if it is refused or not granted in time', async () => {
    const { locks, task, takeTurn } = lockedTab();
    locks.held.add('weft.cart');
    await takeTurn(LOCK_TIMEOUT - 1);
    expect(task).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(task).toHaveBeenCalledTimes(1);
    jest.spyOn(locks, 'request').mockRejectedValue(new DOMException('No', 'SecurityError'));
    await takeTurn();
    expect(task).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(LOCK_TIMEOUT);
    expect(task).toHaveBeenCalledTimes(2);
  });
});

it('the tab of the browser takes turns with Web Locks if the browser has them', async () => {
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

function lockedTab() {
  const storage = new MemoryStorage();
  const locks = new TestLocks();
  const events = new EventTarget();
  const find = (): MemoryStorage => storage;
  const runExclusive = byWebLocks(find, locks, browserTab(find).timers, () => events);
  const task = jest.fn();
  /** Asks for a turn and lets some milliseconds pass. */
  const takeTurn = async (wait = 0): Promise<void> => {
    runExclusive('cart', task);
    await jest.advanceTimersByTimeAsync(wait);
  };
  return { storage, locks, events, task, takeTurn };
}

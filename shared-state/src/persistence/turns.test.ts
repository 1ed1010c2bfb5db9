import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { byMarks, PROPAGATION } from './byMarks';
import { byWebLocks, CATCH_UP, NOTE_LIFE } from './byWebLocks';
import { browserTab } from './Tab';
import { PATIENCE, type Timers } from './turns';

const TURN = 'weft.turn.cart';

describe('turns by Web Locks', () => {
  it('leave their number in the storage, and a note of it among the locks for a while', async () => {
    const { storage, locks, time, takeTurn } = lockedTab();
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    await time.pass(0);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('1');
    expect(locks.held).toEqual(['weft.cart:1']);
    await time.pass(NOTE_LIFE);
    expect(locks.held).toEqual([]);
    takeTurn('cart', () => undefined);
    await time.pass(0);
    expect(locks.held).toEqual(['weft.cart:2']);
  });

  it('wait until this tab sees what the last one has stored', async () => {
    const { storage, locks, time, takeTurn } = lockedTab();
    locks.held.push('weft.cart:7', 'weft.cart:6', 'weft.wishlist:9', 'weft.cart:what');
    storage.values.set(TURN, '6');
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    await time.pass(50);
    expect(runs).toBe(0);
    storage.values.set(TURN, '7');
    await time.pass(5);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('8');
  });

  it.each(['', 'x', '-3', '1.5', '1e400'])(
    'count on from the note when the stored number is %p, and do not wait for ever',
    async (number) => {
      const { storage, locks, time, takeTurn } = lockedTab();
      locks.held.push('weft.cart:7');
      storage.values.set(TURN, number);
      let runs = 0;
      takeTurn('cart', () => (runs += 1));
      await time.pass(CATCH_UP - 10);
      expect(runs).toBe(0);
      await time.pass(20);
      expect(runs).toBe(1);
      expect(storage.getItem(TURN)).toBe('8');
    },
  );

  it('leave no note of a number that could not be stored', async () => {
    const { storage, locks, time, takeTurn } = lockedTab();
    storage.isFull = true;
    takeTurn('cart', () => undefined);
    await time.pass(0);
    expect(locks.held).toEqual([]);
  });

  it('are done without the lock when it is not granted in time, or refused', async () => {
    const { locks, time, takeTurn } = lockedTab();
    locks.held.push('weft.cart');
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    await time.pass(PATIENCE - 1);
    expect(runs).toBe(0);
    await time.pass(2);
    expect(runs).toBe(1);
    locks.refuses = true;
    takeTurn('cart', () => (runs += 1));
    await time.pass(0);
    expect(runs).toBe(2);
    await time.pass(PATIENCE);
    expect(runs).toBe(2);
  });
});

describe('turns by marks', () => {
  it('come when the mark has stood long enough, and end with its removal', async () => {
    const { storage, time, takeTurn } = markedTab();
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    expect(storage.getItem(TURN)).toBe('2000 here');
    await time.pass(2 * PROPAGATION - 1);
    expect(runs).toBe(0);
    await time.pass(1);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('2000 here');
    await time.pass(PROPAGATION);
    expect(storage.getItem(TURN)).toBeNull();
  });

  it('go to whose mark stands', async () => {
    const { storage, time, takeTurn } = markedTab();
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    storage.values.set(TURN, '1500 there');
    await time.pass(1499);
    expect(runs).toBe(0);
    expect(storage.getItem(TURN)).toBe('1500 there');
    // That tab was closed: its mark lapses.
    await time.pass(400);
    expect(runs).toBe(1);
  });

  it('leave the mark of another tab alone when they end', async () => {
    const { storage, time, takeTurn } = markedTab();
    takeTurn('cart', () => undefined);
    await time.pass(2 * PROPAGATION);
    storage.values.set(TURN, '1500 there');
    await time.pass(PROPAGATION);
    expect(storage.getItem(TURN)).toBe('1500 there');
  });

  it.each(['x', '', '999999 of another clock', '0 there'])(
    'take the mark %p for none',
    async (mark) => {
      const { storage, time, takeTurn } = markedTab();
      storage.values.set(TURN, mark);
      let runs = 0;
      takeTurn('cart', () => (runs += 1));
      await time.pass(2 * PROPAGATION);
      expect(runs).toBe(1);
    },
  );

  it('come at once where no mark can be stored', () => {
    const { storage, takeTurn } = markedTab();
    storage.isFull = true;
    let runs = 0;
    takeTurn('cart', () => (runs += 1));
    expect(runs).toBe(1);
  });

  it('are done without when they do not come in time', async () => {
    const { storage, time, takeTurn } = markedTab();
    let runs = 0;
    storage.values.set(TURN, '1000 there');
    takeTurn('cart', () => (runs += 1));
    for (let second = 0; second < PATIENCE / 500; second += 1) {
      storage.values.set(TURN, `${time.now() + 1000} there`);
      expect(runs).toBe(0);
      await time.pass(500);
    }
    await time.pass(PROPAGATION);
    expect(runs).toBe(1);
  });
});

describe('the tab of the browser', () => {
  it('takes turns by locks where there are some, else by marks', async () => {
    const storage = new MemoryStorage();
    const tab = browserTab(() => storage);
    tab.takeTurn('cart', () => undefined);
    expect(storage.getItem(TURN)).toMatch(/^\d+ [a-z\d]+$/);

    const locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await new Promise<void>((resolve) => tab.takeTurn('wishlist', resolve));
    Reflect.deleteProperty(navigator, 'locks');
    expect(locks.asked).toContain('weft.wishlist');
  });

  it('hears of the window, and has timers that can be stopped', async () => {
    const { events, timers } = browserTab(() => null);
    expect(events()).toBe(window);
    expect(Math.abs(timers.now() - Date.now())).toBeLessThan(1000);
    let runs = 0;
    timers.after(0, () => (runs += 10))();
    await new Promise<void>((resolve) => timers.after(5, resolve));
    expect(runs).toBe(0);
  });
});

/** Time that passes when the test lets it. */
class TestTime implements Timers {
  private time = 0;
  private due: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const entry = { at: this.time + milliseconds, callback };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((candidate) => candidate !== entry);
    };
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      // The locks speak through promises.
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
      const [next] = this.due.sort((first, second) => first.at - second.at);
      if (!next || next.at > end) break;
      this.due = this.due.filter((entry) => entry !== next);
      this.time = next.at;
      next.callback();
    }
    this.time = end;
  }
}

interface FakeLocks {
  held: string[];
  asked: string[];
  refuses: boolean;
  query(): Promise<LockManagerSnapshot>;
  request(name: string, ...rest: readonly unknown[]): Promise<void>;
}

/** Locks of which the test holds some itself; one that is held is never granted. */
function fakeLocks(): FakeLocks {
  const locks: FakeLocks = {
    held: [],
    asked: [],
    refuses: false,
    query: () => Promise.resolve({ held: locks.held.map((name) => ({ name })) }),
    request: async (name, ...rest) => {
      locks.asked.push(name);
      if (locks.refuses) throw new DOMException('No', 'SecurityError');
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { readonly signal?: AbortSignal };
      if (locks.held.includes(name)) {
        await new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('No', 'AbortError')));
        });
      }
      locks.held.push(name);
      await (rest.at(-1) as () => Promise<void>)();
      locks.held = locks.held.filter((held) => held !== name);
    },
  };
  return locks;
}

function lockedTab(): {
  storage: MemoryStorage;
  locks: FakeLocks;
  time: TestTime;
  takeTurn: ReturnType<typeof byWebLocks>;
} {
  const storage = new MemoryStorage();
  const locks = fakeLocks();
  const time = new TestTime();
  const takeTurn = byWebLocks(() => storage, locks, time);
  return { storage, locks, time, takeTurn };
}

function markedTab(): {
  storage: MemoryStorage;
  time: TestTime;
  takeTurn: ReturnType<typeof byMarks>;
} {
  const storage = new MemoryStorage();
  const time = new TestTime();
  return { storage, time, takeTurn: byMarks(() => storage, time, 'here') };
}

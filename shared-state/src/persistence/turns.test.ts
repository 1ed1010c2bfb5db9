/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/memoryStorage';
import { byWebLocks, CATCH_UP, NOTE_LIFE } from './byWebLocks';
import { browserTab } from './Tab';
import { LOCK_TIMEOUT, type Timers } from './turns';

const TURN = 'weft.turn.cart';

describe('turns by Web Locks', () => {
  it('store their number, and hold a note with it among the locks for a while', async () => {
    const { storage, locks, time, runExclusive } = lockedTab();
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await time.pass(0);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('1');
    expect(locks.held).toEqual(['weft.cart:1']);
    await time.pass(NOTE_LIFE);
    expect(locks.held).toEqual([]);
    runExclusive('cart', () => undefined);
    await time.pass(0);
    expect(locks.held).toEqual(['weft.cart:2']);
  });

  it.each(['beforeunload', 'pagehide'])('keep no note once the page is left (%s)', async (type) => {
    const { locks, time, events, runExclusive } = lockedTab();
    runExclusive('cart', () => undefined);
    await time.pass(0);
    expect(locks.held).toEqual(['weft.cart:1']);
    events.dispatchEvent(new Event(type));
    await time.pass(0);
    expect(locks.held).toEqual([]);
  });

  it.each(['beforeunload', 'pagehide'])(
    'run at once and hold no lock when the page is left before their end (%s)',
    async (type) => {
      for (const { what, prepare, inTask } of [
        { what: 'not granted', prepare: (held: string[]) => held.push('weft.cart') },
        { what: 'sees an old copy', prepare: (held: string[]) => held.push('weft.cart:7') },
        { what: 'note not granted', inTask: (held: string[]) => held.push('weft.cart:1') },
      ]) {
        const { locks, time, events, runExclusive } = lockedTab();
        let runs = 0;
        prepare?.(locks.held);
        runExclusive('cart', () => {
          if (runs === 0) inTask?.(locks.held);
          runs += 1;
        });
        await time.pass(0);
        const others = locks.held.filter((name) => name !== 'weft.cart' || what === 'not granted');
        events.dispatchEvent(new Event(type));
        await time.pass(0);
        const ran = inTask ? 2 : 1;
        expect({ what, runs, held: locks.held }).toEqual({ what, runs: ran, held: others });
        await time.pass(LOCK_TIMEOUT + NOTE_LIFE);
        expect({ what, runs, held: locks.held }).toEqual({ what, runs: ran, held: others });
      }
    },
  );

  it('wait until this tab sees the changes of the last turn', async () => {
    const { storage, locks, time, runExclusive } = lockedTab();
    locks.held.push('weft.cart:7', 'weft.cart:6', 'weft.wishlist:9', 'weft.cart:what');
    storage.values.set(TURN, '6');
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await time.pass(50);
    expect(runs).toBe(0);
    storage.values.set(TURN, '7');
    await time.pass(5);
    expect(runs).toBe(1);
    expect(storage.getItem(TURN)).toBe('8');
  });

  it.each(['', 'x', '-3', '1.5', '1e400'])(
    'continue from the note’s number when the stored number is %p, and do not wait for ever',
    async (number) => {
      const { storage, locks, time, runExclusive } = lockedTab();
      locks.held.push('weft.cart:7');
      storage.values.set(TURN, number);
      let runs = 0;
      runExclusive('cart', () => (runs += 1));
      await time.pass(CATCH_UP - 10);
      expect(runs).toBe(0);
      await time.pass(20);
      expect(runs).toBe(1);
      expect(storage.getItem(TURN)).toBe('8');
    },
  );

  it('leave no note if the number could not be stored', async () => {
    const { storage, locks, time, runExclusive } = lockedTab();
    storage.isFull = true;
    runExclusive('cart', () => undefined);
    await time.pass(0);
    expect(locks.held).toEqual([]);
  });

  it('run without the lock if it is refused or not granted in time', async () => {
    const { locks, time, runExclusive } = lockedTab();
    locks.held.push('weft.cart');
    let runs = 0;
    runExclusive('cart', () => (runs += 1));
    await time.pass(LOCK_TIMEOUT - 1);
    expect(runs).toBe(0);
    await time.pass(2);
    expect(runs).toBe(1);
    locks.refuses = true;
    runExclusive('cart', () => (runs += 1));
    await time.pass(0);
    expect(runs).toBe(2);
    await time.pass(LOCK_TIMEOUT);
    expect(runs).toBe(2);
  });
});

describe('the tab of the browser', () => {
  it('takes turns with Web Locks if the browser has them', async () => {
    const tab = browserTab(() => new MemoryStorage());
    let runs = 0;
    tab.runExclusive('cart', () => (runs += 1));
    expect(runs).toBe(1);

    const locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await new Promise<void>((resolve) => tab.runExclusive('wishlist', resolve));
    Reflect.deleteProperty(navigator, 'locks');
    expect(locks.requested).toContain('weft.wishlist');
  });

  it('has the events of the window, and timers that can be stopped', async () => {
    const { events, timers } = browserTab(() => null);
    expect(events()).toBe(window);
    expect(Math.abs(timers.now() - Date.now())).toBeLessThan(1000);
    let runs = 0;
    timers.after(0, () => (runs += 10))();
    await new Promise<void>((resolve) => timers.after(5, resolve));
    expect(runs).toBe(0);
  });
});

/** Timers that the test advances. */
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
      // Locks resolve promises.
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
  requested: string[];
  refuses: boolean;
  query(): Promise<LockManagerSnapshot>;
  request(name: string, ...rest: readonly unknown[]): Promise<void>;
}

/** Locks for tests. A lock that the test holds is never granted. */
function fakeLocks(): FakeLocks {
  const locks: FakeLocks = {
    held: [],
    requested: [],
    refuses: false,
    query: () => Promise.resolve({ held: locks.held.map((name) => ({ name })) }),
    request: async (name, ...rest) => {
      locks.requested.push(name);
      if (locks.refuses) throw new DOMException('No', 'SecurityError');
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { readonly signal?: AbortSignal };
      if (locks.held.includes(name)) {
        await new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('No', 'AbortError')));
        });
      }
      locks.held.push(name);
      await (rest.at(-1) as () => Promise<void>)().finally(() => {
        locks.held = locks.held.filter((held) => held !== name);
      });
    },
  };
  return locks;
}

function lockedTab(): {
  storage: MemoryStorage;
  locks: FakeLocks;
  time: TestTime;
  events: EventTarget;
  runExclusive: ReturnType<typeof byWebLocks>;
} {
  const storage = new MemoryStorage();
  const locks = fakeLocks();
  const time = new TestTime();
  const events = new EventTarget();
  const runExclusive = byWebLocks(
    () => storage,
    locks,
    time,
    () => events,
  );
  return { storage, locks, time, events, runExclusive };
}

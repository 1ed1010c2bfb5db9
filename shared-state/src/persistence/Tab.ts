import { byMarks } from './byMarks';
import { byWebLocks } from './byWebLocks';
import type { StorageFinder } from './KeyValueStorage';
import type { TakeTurn, Timers } from './turns';

/** The tab of the browser in which a set of stores lives. A test gives one of its own, or several. */
export interface Tab {
  /** Where `storage`, `pageshow`, `pagehide` and `visibilitychange` are heard; asked for when a store is started. */
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly timers: Timers;
  readonly takeTurn: TakeTurn;
}

const systemTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The tab this code runs in. Nothing of the browser is asked for before a store is started or changed. */
export function browserTab(storage: StorageFinder): Tab {
  const mark = Math.random().toString(36).slice(2);
  const takeMarkedTurn = byMarks(storage, systemTimers, mark);
  return {
    events: () => window,
    timers: systemTimers,
    takeTurn: (name, task) => {
      // The type says always, but a page without TLS has no locks.
      const locks = navigator.locks as LockManager | undefined;
      const takeTurn = locks ? byWebLocks(storage, locks, systemTimers) : takeMarkedTurn;
      takeTurn(name, task);
    },
  };
}

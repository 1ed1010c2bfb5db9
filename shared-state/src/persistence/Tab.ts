import { byWebLocks } from './byWebLocks';
import type { StorageFinder } from './KeyValueStorage';
import type { RunExclusive, TabEvents, Timers } from './turns';

/** The browser tab that a set of stores runs in. A test simulates one or several. */
export interface Tab {
  readonly events: TabEvents;
  readonly timers: Timers;
  readonly runExclusive: RunExclusive;
}

const systemTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The tab that this code runs in. It uses no browser API before a store is started or changed. */
export function browserTab(storage: StorageFinder): Tab {
  const events = (): Window => window;
  return {
    events,
    timers: systemTimers,
    runExclusive: (name, task) => {
      // TypeScript's type is wrong: without TLS there are no locks. Operations forbid such pages (docs/operations).
      const locks = navigator.locks as LockManager | undefined;
      if (locks) byWebLocks(storage, locks, systemTimers, events)(name, task);
      else task();
    },
  };
}

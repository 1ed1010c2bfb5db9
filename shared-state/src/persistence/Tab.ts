import { byWebLocks } from './byWebLocks';
import type { StorageFinder } from './KeyValueStorage';
import type { RunExclusive, Timers } from './turns';

/** The browser tab that a set of stores runs in. A test simulates one or several. */
export interface Tab {
  /**
   * The target of `storage`, `pageshow`, `pagehide` and `visibilitychange` events; asked for when a store is started.
   */
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
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

/** The tab that this code runs in. No browser API is used before a store is started or changed. */
export function browserTab(storage: StorageFinder): Tab {
  const events = (): Window => window;
  return {
    events,
    timers: systemTimers,
    runExclusive: (name, task) => {
      // Not in TypeScript's type, but without TLS there are no locks; operations forbid such pages (docs/operations).
      const locks = navigator.locks as LockManager | undefined;
      if (locks) byWebLocks(storage, locks, systemTimers, events)(name, task);
      else task();
    },
  };
}

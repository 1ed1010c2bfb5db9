import { byWebLocks } from './byWebLocks';
import type { StorageFinder } from './KeyValueStorage';
import type { RunExclusive, Timers } from './turns';

/** The tab of the browser in which a set of stores lives. A test gives one of its own, or several. */
export interface Tab {
  /** Where `storage`, `pageshow`, `pagehide` and `visibilitychange` are heard; asked for when a store is started. */
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

/** The tab this code runs in. Nothing of the browser is asked for before a store is started or changed. */
export function browserTab(storage: StorageFinder): Tab {
  const events = (): Window => window;
  return {
    events,
    timers: systemTimers,
    runExclusive: (name, task) => {
      // The type says always, but a page without TLS has no locks; operations forbid such pages (docs/operations).
      const locks = navigator.locks as LockManager | undefined;
      if (locks) byWebLocks(storage, locks, systemTimers, events)(name, task);
      else task();
    },
  };
}

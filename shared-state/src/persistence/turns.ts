/** A clock that is the same in all tabs, and timers that can be cancelled. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after the given milliseconds, unless the disposer is called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

/**
 * Returns the target of `storage`, `pageshow`, `pagehide` and `visibilitychange` events. Called when a store is started.
 */
export type TabEvents = () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Soon runs a task that changes a key of the storage. No other tab runs a task for the same key meanwhile, and this tab
 * sees the changes of the previous task. The task must be short and synchronous, and may find nothing left to do. It always
 * runs, without the lock if that is not granted in time. If the page is left during a turn, the task runs at once, perhaps
 * for the second time.
 */
export type RunExclusive = (name: string, task: () => void) => void;

/** How long a turn and the wait for it may last, in milliseconds. A tab that froze during its turn must not block all others. */
export const LOCK_TIMEOUT = 10_000;

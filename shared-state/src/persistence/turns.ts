import type { Disposer } from './Disposer';

/** Time as the persistence needs it: the same in all tabs, and cancellable. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after the given milliseconds, unless the disposer is called before. */
  after(milliseconds: number, callback: () => void): Disposer;
}

/**
 * Runs a task that changes a key of the storage soon, while no other tab runs one for the same key, and when this tab
 * sees what the one before it has stored. The task must be short and synchronous, and may find nothing left to do. It
 * always runs, without the lock if that is not granted in time.
 */
export type RunExclusive = (name: string, task: () => void) => void;

/** How long a tab waits for its turn, in milliseconds: one that froze during its own must not stop all others. */
export const LOCK_TIMEOUT = 10_000;

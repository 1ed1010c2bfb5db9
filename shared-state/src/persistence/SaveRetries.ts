import type { Disposer } from './Disposer';
import type { StorageHealth } from './StorageHealth';
import type { Timers } from './turns';

/** The first and the longest wait before another attempt, in milliseconds; each is twice the one before. */
export const FIRST_WAIT = 1000;
export const LONGEST_WAIT = 60_000;

/** Knows which keys could not be stored, tells the health of it, and tries again after ever longer waits. */
export class SaveRetries {
  private readonly saves = new Map<string, () => void>();
  private wait = FIRST_WAIT;
  private stopTimer: Disposer | null = null;

  constructor(
    private readonly health: StorageHealth,
    private readonly timers: Timers,
  ) {}

  /** Remembers a key that could not be stored, and how to try again. */
  add(key: string, save: () => void): void {
    this.saves.set(key, save);
    this.health.reportMemoryOnly(true);
    this.stopTimer ??= this.timers.after(this.wait, this.tryAll);
  }

  /** Forgets a key that has been stored, or that nobody wants stored any more. */
  remove(key: string): void {
    if (!this.saves.delete(key)) return;
    // Room for one may be room for the others: those that are left begin again with the shortest wait.
    this.stopTimer?.();
    this.stopTimer = null;
    this.wait = FIRST_WAIT;
    if (this.saves.size > 0) this.stopTimer = this.timers.after(this.wait, this.tryAll);
    else this.health.reportMemoryOnly(false);
  }

  private readonly tryAll = (): void => {
    this.stopTimer = null;
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    for (const save of [...this.saves.values()]) save();
  };
}

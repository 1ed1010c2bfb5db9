import type { Disposer } from './Disposer';
import type { StorageHealth } from './StorageHealth';
import type { Timers } from './turns';

/** The first and the longest wait before a retry, in milliseconds. Each wait is twice as long as the previous one. */
export const FIRST_WAIT = 1000;
export const MAX_WAIT = 60_000;

/** Retries to save keys that could not be stored, with growing waits, and sets `health.isMemoryOnly` meanwhile. */
export class SaveRetries {
  private readonly saves = new Map<string, () => void>();
  private wait = FIRST_WAIT;
  private stopTimer: Disposer | null = null;

  constructor(
    private readonly health: StorageHealth,
    private readonly timers: Timers,
  ) {}

  /** Adds a key that could not be stored, with the function that saves it. */
  add(key: string, save: () => void): void {
    this.saves.set(key, save);
    this.health.reportMemoryOnly(true);
    this.stopTimer ??= this.timers.after(this.wait, this.tryAll);
  }

  /** Removes a key after its change was stored or discarded. */
  remove(key: string): void {
    if (!this.saves.delete(key)) return;
    // There may be room for the other keys now, so they start again with the shortest wait.
    this.stopTimer?.();
    this.stopTimer = null;
    this.wait = FIRST_WAIT;
    if (this.saves.size > 0) this.stopTimer = this.timers.after(this.wait, this.tryAll);
    else this.health.reportMemoryOnly(false);
  }

  private readonly tryAll = (): void => {
    this.stopTimer = null;
    this.wait = Math.min(2 * this.wait, MAX_WAIT);
    for (const save of [...this.saves.values()]) save();
  };
}

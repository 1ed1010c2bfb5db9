import type { StorageHealth } from './StorageHealth';
import type { Timers } from './turns';

/** The wait before a retry, in milliseconds. */
export const RETRY_WAIT = 5000;

/** Retries to save keys that could not be stored, and sets `health.isMemoryOnly` meanwhile. */
export class SaveRetries {
  private readonly saves = new Map<string, () => void>();
  private stopTimer: (() => void) | null = null;

  constructor(
    private readonly health: StorageHealth,
    private readonly timers: Timers,
  ) {}

  /** Adds a key that could not be stored, with the function that saves it. */
  add(key: string, save: () => void): void {
    this.saves.set(key, save);
    this.health.reportMemoryOnly(true);
    this.stopTimer ??= this.timers.after(RETRY_WAIT, this.tryAll);
  }

  /** Removes a key after its change was stored or discarded. */
  remove(key: string): void {
    if (!this.saves.delete(key) || this.saves.size > 0) return;
    this.stopTimer?.();
    this.stopTimer = null;
    this.health.reportMemoryOnly(false);
  }

  private readonly tryAll = (): void => {
    this.stopTimer = null;
    for (const save of [...this.saves.values()]) save();
  };
}

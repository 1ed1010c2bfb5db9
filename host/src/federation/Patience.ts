/** After this long without a page the shopper is told that it is still loading, in milliseconds (RULINGS A26). */
export const SLOW_AFTER = 3_000;

/**
 * A page is lost at the latest when nothing has arrived for this long, on a line that is not known to be slow, in
 * milliseconds. When the release hangs, the end of it is left for the one before.
 */
const SILENCE = { whole: 20_000, first: 17_000, second: 3_000 } as const;

/** A wait that counts, in milliseconds: one answer that came very late does not make the whole visit wait for minutes. */
const LONGEST_MEASURED = 10_000;

/** On a slow line, so many times the longest wait of this visit is no silence yet. */
const MEASURED_FACTOR = 4;

/**
 * How long requests may be silent: limits grow with the longest wait for an answer that this visit has measured, and double
 * with each retry.
 */
export class Patience {
  /** @param longestWait for an answer, in milliseconds, as the page's own requests have shown */
  constructor(private longestWait = 0) {}

  /** An answer took so long, in milliseconds. */
  learn(wait: number): void {
    this.longestWait = Math.min(LONGEST_MEASURED, Math.max(this.longestWait, wait));
  }

  /**
   * How long nothing may arrive, in milliseconds.
   *
   * @param part `first` of two, when the release before can be tried afterwards; `second` for that one; else `whole`
   * @param retries how often the shopper has asked again
   */
  limit(part: keyof typeof SILENCE, retries: number): number {
    return Math.max(SILENCE[part], this.longestWait * MEASURED_FACTOR) * 2 ** retries;
  }
}

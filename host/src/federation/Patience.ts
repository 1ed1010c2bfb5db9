/** After this long without the page the shopper is told that it is still loading, in milliseconds (RULINGS A26). */
export const SLOW_AFTER = 3_000;

/**
 * The limits without progress, in milliseconds, on a network that is not known to be slow. If the release hangs, a part
 * is left for the previous one.
 */
const SILENCE = { whole: 20_000, first: 17_000, second: 3_000 } as const;

/** The longest wait that is learned, in milliseconds, so that one late response does not lead to limits of minutes. */
const LONGEST_MEASURED = 10_000;

/** The limit is at least this many times the longest wait of the visit. */
const MEASURED_FACTOR = 4;

/**
 * The limits without progress of requests: they grow with the longest wait for a response in this visit, and double
 * with each retry.
 */
export class Patience {
  /** @param longestWait for a response, in milliseconds, measured with the page's own requests */
  constructor(private longestWait = 0) {}

  /** Learns how long a response took, in milliseconds. */
  learn(wait: number): void {
    this.longestWait = Math.min(LONGEST_MEASURED, Math.max(this.longestWait, wait));
  }

  /**
   * The limit without progress, in milliseconds.
   *
   * @param part `first` if the previous release can be tried afterwards; `second` for that one; else `whole`
   * @param retries how often the shopper has retried
   */
  limit(part: keyof typeof SILENCE, retries: number): number {
    return Math.max(SILENCE[part], this.longestWait * MEASURED_FACTOR) * 2 ** retries;
  }
}

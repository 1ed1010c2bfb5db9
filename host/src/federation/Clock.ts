/** Time and timers; injected for tests. */
export interface Clock {
  /** Milliseconds since the document began to load. */
  now(): number;
  /** Calls back after a number of milliseconds; the returned function cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

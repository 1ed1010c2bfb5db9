/** Time and timers, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since the document began to load. */
  now(): number;
  /** Calls back after so many milliseconds; what it returns cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The browser's own. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

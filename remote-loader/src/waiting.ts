/**
 * The longest time without data, in milliseconds. If the first release hangs, some time remains for the second.
 */
export const SILENCE = { whole: 20_000, first: 17_000, second: 3_000 } as const;

/** In milliseconds: after this time the page counts as slow, and an element's progress is watched. */
export const SLOW_AFTER = 3_000;

/** Time and timers; injected for tests. */
export interface Clock {
  /** Milliseconds since the document began to load. */
  now(): number;
  /** Calls back after a number of milliseconds; the returned function cancels the timer. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limit: number) {
    super(`Nothing arrived within ${limit} ms.`);
  }
}

/** The awaited work was aborted and should start again: by Try Again, or because another release replaces this one. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/**
 * A timeout for the time without data. Every chunk restarts the timer, so that a slow network is never cut off and a dead
 * network is detected.
 */
export class SilenceLimit {
  private awaited = 0;
  private controller = new AbortController();
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    /** In milliseconds. */
    private readonly limit: number,
  ) {}

  /**
   * Waits for a task, which gets an abort signal.
   *
   * @throws TimeoutError if nothing has arrived for too long, or the reason of an interruption
   */
  async wait<Value>(task: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const { signal } = this.controller;
    this.awaited += 1;
    this.progress();
    try {
      return await raceSignal(task(signal), signal);
    } finally {
      this.awaited -= 1;
      this.progress();
    }
  }

  /** Records that data has arrived. */
  readonly progress = (): void => {
    this.cancelTimer();
    if (this.awaited === 0) return;
    this.cancelTimer = this.clock.after(this.limit, () =>
      this.interrupt(new TimeoutError(this.limit)),
    );
  };

  /** Aborts all current tasks; later tasks are not affected. */
  interrupt(reason: Error): void {
    const { controller } = this;
    this.controller = new AbortController();
    controller.abort(reason);
  }
}

/** Waits for a promise until a signal is aborted. @throws the signal's reason */
export function raceSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is what the caller catches
    const handleAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', handleAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

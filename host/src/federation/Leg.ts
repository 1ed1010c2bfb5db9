import type { Clock } from './Clock';
import { TimeoutError } from './errors';

/**
 * A part of an attempt with a limit on how long nothing may arrive: every byte restarts the timer, so that a slow
 * network is never cut off (RULINGS A26). It ends with `end`, or by its limit.
 */
export class Leg {
  private readonly controller = new AbortController();
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    /** The limit without progress, in milliseconds. */
    private readonly limit: number,
  ) {
    this.progress();
  }

  /** Aborted when the leg ends; the reason is a {@link TimeoutError} if the limit was exceeded. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Restarts the timer. */
  readonly progress = (): void => {
    this.cancelTimer();
    if (this.signal.aborted) return;
    this.cancelTimer = this.clock.after(this.limit, () => this.end(new TimeoutError(this.limit)));
  };

  /** Ends the leg and aborts what it still waits for. */
  end(reason?: unknown): void {
    this.cancelTimer();
    this.controller.abort(reason);
  }

  /** Waits for a promise that can't be aborted, until the leg ends. */
  race<Value>(promise: Promise<Value>): Promise<Value> {
    return raceSignal(promise, this.signal);
  }
}

/** Waits for a promise until a signal is aborted. @throws the signal's reason */
export function raceSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason is what the caller catches
    const handleAbort = (): void => reject(signal.reason);
    if (signal.aborted) {
      handleAbort();
      return;
    }
    signal.addEventListener('abort', handleAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

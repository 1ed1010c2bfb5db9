import type { Clock } from './Clock';
import { TimeoutError } from './errors';

/**
 * A part of an attempt that may be silent only for so long: every byte that arrives starts its time anew, so that a slow
 * line is never cut off (RULINGS A26). It ends with `end`, or by its own limit.
 */
export class Leg {
  private readonly controller = new AbortController();
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    /** How long nothing may arrive, in milliseconds. */
    private readonly limit: number,
  ) {
    this.progress();
  }

  /** Aborted when the leg is over; its reason is a {@link TimeoutError} when nothing arrived in time. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something arrived. */
  readonly progress = (): void => {
    this.cancelTimer();
    if (this.signal.aborted) return;
    this.cancelTimer = this.clock.after(this.limit, () => this.end(new TimeoutError(this.limit)));
  };

  /** Ends it; whatever it still waits for is aborted. */
  end(reason?: unknown): void {
    this.cancelTimer();
    this.controller.abort(reason);
  }

  /** Waits for a promise that nothing can abort, for as long as the leg lasts. */
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

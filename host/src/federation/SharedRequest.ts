import { raceSignal } from './Leg';

/** A caller that waits for a request: it is told of progress, and leaves when its signal is aborted. */
export interface Waiter {
  readonly signal: AbortSignal;
  progress(): void;
}

/** Runs the request until its signal is aborted. */
type Start<Value> = (waiter: Waiter) => Promise<Value>;

interface Running<Value> {
  readonly promise: Promise<Value>;
  readonly controller: AbortController;
  readonly waiters: Set<Waiter>;
  isAnswered: boolean;
}

/**
 * A request with several waiters. It is aborted when the last of them has left. Its result is kept until `reset`; a
 * failure is not kept.
 */
export class SharedRequest<Value> {
  private running: Running<Value> | null = null;

  constructor(private readonly start: Start<Value>) {}

  /** Waits for the answer, and asks for it if nobody has yet. */
  async join(waiter: Waiter): Promise<Value> {
    const running = (this.running ??= this.begin());
    running.waiters.add(waiter);
    try {
      return await raceSignal(running.promise, waiter.signal);
    } finally {
      running.waiters.delete(waiter);
      if (running.waiters.size === 0 && !running.isAnswered) this.drop(running);
    }
  }

  /** Forgets the answer: the next one who joins asks anew. */
  reset(): void {
    this.running = null;
  }

  private begin(): Running<Value> {
    const controller = new AbortController();
    const waiters = new Set<Waiter>();
    const progress = (): void => waiters.forEach((waiter) => waiter.progress());
    const promise = this.start({ signal: controller.signal, progress });
    const running: Running<Value> = { promise, controller, waiters, isAnswered: false };
    promise.then(
      () => {
        running.isAnswered = true;
      },
      () => this.drop(running),
    );
    return running;
  }

  private drop(running: Running<Value>): void {
    if (this.running === running) this.running = null;
    running.controller.abort();
  }
}

import type { Clock } from './Clock';
import { Leg } from './Leg';
import type { PageId } from './pageId';
import { checkTransition, PAGE_TRANSITIONS, type PageState } from './states';

/** A page of a remote: its state, its visitors, and the pending attempt to load it. */
export class Page {
  /** How many components show the page; 0 while it is only prefetched. */
  visitors = 0;
  /** How many retries there were since it was last loaded. */
  retries = 0;
  private current: PageState = { kind: 'idle' };
  private attempts = 0;
  private leg: Leg | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly id: PageId,
    private readonly clock: Clock,
  ) {}

  get state(): PageState {
    return this.current;
  }

  get isWanted(): boolean {
    return this.visitors > 0;
  }

  /** @throws if the transition is not allowed */
  enter(state: PageState): void {
    checkTransition(PAGE_TRANSITIONS, this.current.kind, state.kind);
    this.current = state;
    this.listeners.forEach((listener) => listener());
  }

  /** Calls back at every change of the state; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Starts an attempt, which replaces a pending one.
   *
   * @returns a function that tells whether this attempt is still the newest; an older one must not change anything
   */
  beginAttempt(): () => boolean {
    this.leg?.end();
    this.attempts += 1;
    const attempt = this.attempts;
    return () => attempt === this.attempts;
  }

  /** Runs a part of the attempt with a limit without progress, in milliseconds. */
  async inLeg<Value>(limit: number, task: (leg: Leg) => Promise<Value>): Promise<Value> {
    const leg = new Leg(this.clock, limit);
    this.leg = leg;
    try {
      return await task(leg);
    } finally {
      leg.end();
    }
  }

  /** Resets the page, because its code was removed. */
  forget(): void {
    if (this.current.kind === 'ready') this.enter({ kind: 'idle' });
    else if (this.current.kind === 'failed') this.current = { ...this.current, ready: null };
  }
}

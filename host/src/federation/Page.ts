import type { Clock } from './Clock';
import { Leg } from './Leg';
import type { PageId } from './pageId';
import { checkTransition, PAGE_TRANSITIONS, type PageState } from './states';

/** A page of a remote: its state, who wants it, and the attempt to load it that is under way. */
export class Page {
  /** How many places of the document want it now; a page that is loaded ahead has none. */
  visitors = 0;
  /** How often the shopper asked again since it was last there. */
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

  /** @throws when this state can't follow the present one */
  enter(state: PageState): void {
    checkTransition(PAGE_TRANSITIONS, this.current.kind, state.kind);
    this.current = state;
    this.listeners.forEach((listener) => listener());
  }

  /** Calls back whenever the state changes; what it returns ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Begins an attempt, in the place of the one under way.
   *
   * @returns whether the attempt is still the newest: an older one has no say any more
   */
  beginAttempt(): () => boolean {
    this.leg?.end();
    this.attempts += 1;
    const attempt = this.attempts;
    return () => attempt === this.attempts;
  }

  /** Runs a part of the attempt that may be silent for so long, in milliseconds. */
  async inLeg<Value>(limit: number, task: (leg: Leg) => Promise<Value>): Promise<Value> {
    const leg = new Leg(this.clock, limit);
    this.leg = leg;
    try {
      return await task(leg);
    } finally {
      leg.end();
    }
  }

  /** The code that it was loaded from is gone. */
  forget(): void {
    if (this.current.kind === 'ready') this.enter({ kind: 'idle' });
    else if (this.current.kind === 'failed') this.current = { ...this.current, ready: null };
  }
}

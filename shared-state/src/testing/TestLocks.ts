interface Waiting {
  readonly name: string;
  readonly grant: () => void;
}

/** The part of the Web Locks interface that the stores use. A name that a test adds to `held` is not granted. */
export class TestLocks {
  readonly held = new Set<string>();
  private waiting: readonly Waiting[] = [];

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.held].map((name) => ({ name })) });
  }

  async request(name: string, ...rest: readonly unknown[]): Promise<void> {
    const [{ signal }, callback] = rest as [{ signal: AbortSignal }, () => Promise<void>];
    if (this.held.has(name)) await this.wait(name, signal);
    this.held.add(name);
    await callback().finally(() => this.release(name));
  }

  private wait(name: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { name, grant: resolve };
      this.waiting = [...this.waiting, entry];
      signal.addEventListener('abort', () => {
        this.remove(entry);
        reject(new DOMException('Not granted in time', 'AbortError'));
      });
    });
  }

  /** Passes the lock on. It stays held, so that nobody takes it before the next holder continues. */
  private release(name: string): void {
    const next = this.waiting.find((entry) => entry.name === name);
    if (!next) {
      this.held.delete(name);
      return;
    }
    this.remove(next);
    next.grant();
  }

  private remove(entry: Waiting): void {
    this.waiting = this.waiting.filter((other) => other !== entry);
  }
}

import type { Clock } from '../waiting.ts';

export class StillClock implements Clock {
  private time = 0;
  private waiting: { at: number; callback: () => void }[] = [];

  get timers(): number {
    return this.waiting.length;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.time + milliseconds, callback };
    this.waiting.push(timer);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== timer);
    };
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await settle();
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = next.at;
      this.waiting = this.waiting.filter((timer) => timer !== next);
      next.callback();
      await settle();
    }
    this.time = end;
  }
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

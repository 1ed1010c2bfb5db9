import { setImmediate } from 'node:timers/promises';
import { createStores, type Stores } from '../createStores';
import { byWebLocks } from '../persistence/byWebLocks';
import type { KeyValueStorage } from '../persistence/KeyValueStorage';
import type { Timers } from '../persistence/turns';
import { TestLocks } from './TestLocks';

/** Many more than a dozen steps of three tabs need. */
const MAX_MESSAGES = 5000;

interface Message {
  readonly at: number;
  readonly run: () => void;
}

/**
 * A browser with several tabs in separate processes, and a simulated clock. As in a real browser, each process has a copy
 * of the storage. A write is visible in its own tab at once and in other tabs later. If two tabs write at the same time,
 * the write that reaches the browser last wins.
 */
export class SimulatedBrowser {
  readonly stored = new Map<string, string>();
  readonly tabs: SimulatedTab[] = [];
  readonly locks = new TestLocks();
  isFull = false;
  now = 1_000_000;
  private readonly messages: Message[] = [];

  /** @param latency how long the next message takes, in milliseconds */
  constructor(readonly latency: () => number) {}

  readonly timers: Timers = {
    now: () => this.now,
    after: (milliseconds, callback) => this.post(milliseconds, callback),
  };

  open(): SimulatedTab {
    const tab = new SimulatedTab(this);
    this.tabs.push(tab);
    tab.stores.cart.start();
    tab.stores.wishlist.start();
    return tab;
  }

  post(milliseconds: number, run: () => void): () => void {
    const message = { at: this.now + milliseconds, run };
    // Messages stay in order. Of two with the same time, the one that was sent first is first.
    const previous = this.messages.findLastIndex(({ at }) => at <= message.at);
    this.messages.splice(previous + 1, 0, message);
    return () => {
      const index = this.messages.indexOf(message);
      if (index >= 0) this.messages.splice(index, 1);
    };
  }

  /**
   * Advances time until no message is pending.
   *
   * @throws if that never happens, because tabs keep reacting to each other's writes
   */
  async settle(): Promise<void> {
    for (let count = 0; count < MAX_MESSAGES; count += 1) {
      // Locks resolve promises.
      await setImmediate();
      const next = this.messages.shift();
      if (!next) return;
      this.now = next.at;
      next.run();
    }
    throw new Error(`The tabs do not settle: messages are pending after ${MAX_MESSAGES}.`);
  }

  /** Applies a write of a tab. The order of these calls is the final order of the writes. */
  take(writer: SimulatedTab, key: string, text: string | null): void {
    if (text === null) this.stored.delete(key);
    else this.stored.set(key, text);
    for (const tab of this.tabs) tab.inbox.send(() => tab.receive(writer, key, text));
  }
}

class Channel {
  private last = 0;

  constructor(private readonly browser: SimulatedBrowser) {}

  send(run: () => void): void {
    const { now } = this.browser;
    this.last = Math.max(this.last, now + this.browser.latency());
    this.browser.post(this.last - now, run);
  }
}

export class SimulatedTab {
  readonly stores: Stores;
  readonly inbox: Channel;
  private readonly outbox: Channel;
  private readonly copy: Map<string, string>;
  /** The number of own writes of a key that the browser has not confirmed. Until then, writes of other tabs have no effect. */
  private readonly unconfirmed = new Map<string, number>();
  private readonly events = new EventTarget();

  constructor(private readonly browser: SimulatedBrowser) {
    this.inbox = new Channel(browser);
    this.outbox = new Channel(browser);
    this.copy = new Map(browser.stored);
    const storage = (): KeyValueStorage => this.storage;
    this.stores = createStores(storage, undefined, undefined, {
      events: () => this.events,
      timers: browser.timers,
      runExclusive: byWebLocks(storage, browser.locks, browser.timers, () => this.events),
    });
  }

  /** Receives a write that has reached the browser, also its own. */
  receive(writer: SimulatedTab, key: string, text: string | null): void {
    const own = this.unconfirmed.get(key) ?? 0;
    if (writer === this) {
      this.unconfirmed.set(key, own - 1);
      return;
    }
    if (own === 0) this.keep(key, text);
    const event = Object.assign(new Event('storage'), { key, newValue: text });
    this.events.dispatchEvent(event);
  }

  private keep(key: string, text: string | null): void {
    if (text === null) this.copy.delete(key);
    else this.copy.set(key, text);
  }

  private write(key: string, text: string | null): void {
    this.keep(key, text);
    this.unconfirmed.set(key, (this.unconfirmed.get(key) ?? 0) + 1);
    this.outbox.send(() => this.browser.take(this, key, text));
  }

  private readonly storage: KeyValueStorage = {
    length: 0,
    key: () => null,
    getItem: (key) => this.copy.get(key) ?? null,
    setItem: (key, text) => {
      if (this.browser.isFull) throw new DOMException('Full', 'QuotaExceededError');
      this.write(key, text);
    },
    removeItem: (key) => this.write(key, null),
  };
}

import type { StorageFinder } from './KeyValueStorage';
import { OWN_PREFIX } from './KeyValueStorage';
import { SaveRetries } from './SaveRetries';
import { StorageHealth } from './StorageHealth';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';

/** Unreadable text longer than this is cut when it is kept aside: it must not fill the storage itself. */
const KEPT_ASIDE_LENGTH = 100_000;

/** What the keys of one set of stores share: the storage, the tab, and what goes wrong with them. */
export class Persistence {
  readonly health = new StorageHealth();
  readonly retries: SaveRetries;

  constructor(
    readonly storage: StorageFinder,
    readonly tab: Tab,
  ) {
    this.retries = new SaveRetries(this.health, tab.timers);
  }

  key(name: string): StorageKey {
    return new StorageKey(name, this.storage);
  }

  /**
   * Keeps a text that could not be read under a key of the shop's own, so that nothing of the shopper's is destroyed by
   * the next change. The shopper is told of a text once, however often it is read.
   *
   * @returns whether it is kept
   */
  keepAside(name: string, text: string): boolean {
    const aside = this.asideOf(name);
    const kept = text.slice(0, KEPT_ASIDE_LENGTH);
    if (aside.read() === kept) return true;
    this.health.reportUnreadable();
    return aside.write(kept);
  }

  /** Removes what was kept aside of a key. */
  dropAside(name: string): void {
    this.asideOf(name).write(null);
  }

  private asideOf(name: string): StorageKey {
    return this.key(`${OWN_PREFIX}unreadable.${name}`);
  }
}

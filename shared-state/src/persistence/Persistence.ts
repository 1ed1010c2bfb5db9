import { OWN_PREFIX, type KeyName, type StorageFinder } from './KeyValueStorage';
import { SaveRetries } from './SaveRetries';
import { StorageHealth } from './StorageHealth';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';

/** Unreadable text longer than this is cut when it is kept aside: it must not fill the storage itself. */
const KEPT_ASIDE_LENGTH = 100_000;

/** So many texts of a key are kept aside at most, for the same reason; a further one replaces the last of them. */
const MAX_KEPT_ASIDE = 5;

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

  key(name: KeyName): StorageKey {
    return new StorageKey(name, this.storage);
  }

  /**
   * Keeps a text that could not be read under a key of the shop's own, so that nothing of the shopper's is destroyed by
   * the next change, nor by the next text that can't be read. The shopper is told of a text once, however often it is read.
   *
   * @returns whether it is kept
   */
  quarantine(name: string, text: string): boolean {
    const kept = text.slice(0, KEPT_ASIDE_LENGTH);
    const places = this.asideOf(name);
    if (places.some((place) => place.read() === kept)) return true;
    this.health.reportUnreadable();
    const free = places.find((place) => place.read() === null) ?? places.at(-1);
    return free?.write(kept) ?? false;
  }

  /** Removes what was kept aside of a key. */
  dropAside(name: string): void {
    for (const place of this.asideOf(name)) place.write(null);
  }

  /** `weft.unreadable.cart`, then `weft.unreadable.cart.2` … */
  private asideOf(name: string): readonly StorageKey[] {
    return Array.from({ length: MAX_KEPT_ASIDE }, (_, index) =>
      this.key(`${OWN_PREFIX}unreadable.${name}${index > 0 ? `.${index + 1}` : ''}`),
    );
  }
}

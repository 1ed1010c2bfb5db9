import { OWN_PREFIX, type KeyName, type StorageFinder } from './KeyValueStorage';
import { SaveRetries } from './SaveRetries';
import { StorageHealth } from './StorageHealth';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';

/** In characters. Longer texts are cut in quarantine, so that they do not fill the storage. */
const MAX_QUARANTINE_LENGTH = 100_000;

/** The highest number of quarantined texts for each key. Another text replaces the last one. */
const MAX_QUARANTINED = 5;

/** Shared by all keys of a set of stores: the storage, its health, the tab and the retries. */
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
   * Quarantines an unreadable text: copies it to a separate key, so that the next change does not destroy the shopper's
   * data. Sets `health.hasUnreadable` for a new text, but not again for the same text.
   *
   * @returns whether the text is stored; false if there is no room
   */
  quarantine(name: string, text: string): boolean {
    const shortened = text.slice(0, MAX_QUARANTINE_LENGTH);
    const places = this.quarantineKeys(name);
    if (places.some((place) => place.read() === shortened)) return true;
    this.health.reportUnreadable();
    const free = places.find((place) => place.read() === null) ?? places.at(-1);
    return free?.write(shortened) ?? false;
  }

  dropQuarantine(name: string): void {
    for (const place of this.quarantineKeys(name)) place.write(null);
  }

  /** `weft.unreadable.cart`, then `weft.unreadable.cart.2` … */
  private quarantineKeys(name: string): readonly StorageKey[] {
    return Array.from({ length: MAX_QUARANTINED }, (_, index) =>
      this.key(`${OWN_PREFIX}unreadable.${name}${index > 0 ? `.${index + 1}` : ''}`),
    );
  }
}

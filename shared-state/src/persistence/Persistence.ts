import { makeAutoObservable } from 'mobx';
import { OWN_PREFIX, type KeyName, type StorageFinder } from './KeyValueStorage';
import { StorageKey } from './StorageKey';
import type { Tab } from './Tab';

/** The wait before a retry, in milliseconds. */
export const RETRY_WAIT = 5000;

/** In characters. Longer texts are cut in quarantine, so that they do not fill the storage. */
const MAX_QUARANTINE_LENGTH = 100_000;

/** The highest number of quarantined texts for each key. Another text replaces the last one. */
const MAX_QUARANTINED = 5;

/** Shared by all keys of a set of stores: the storage and its problems, the tab and the retries. */
export class Persistence {
  /** True while a change is kept in memory only, because storage is forbidden, full or broken. */
  isMemoryOnly = false;
  /** True when a stored text was unreadable. The text is quarantined ({@link quarantine}). */
  hasUnreadable = false;
  readonly #saves = new Map<string, () => void>();
  #stopTimer: (() => void) | null = null;

  constructor(
    readonly storage: StorageFinder,
    readonly tab: Tab,
  ) {
    makeAutoObservable(this, { storage: false, tab: false });
  }

  key(name: KeyName): StorageKey {
    return new StorageKey(name, this.storage);
  }

  /** Calls `save` again later, because a key could not be stored, and sets `isMemoryOnly` meanwhile. */
  retry(name: string, save: () => void): void {
    this.#saves.set(name, save);
    this.isMemoryOnly = true;
    this.#stopTimer ??= this.tab.timers.after(RETRY_WAIT, () => {
      this.#stopTimer = null;
      for (const saveAgain of [...this.#saves.values()]) saveAgain();
    });
  }

  /** Ends the retries of a key after its change was stored or discarded. */
  stopRetrying(name: string): void {
    if (!this.#saves.delete(name) || this.#saves.size > 0) return;
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.isMemoryOnly = false;
  }

  /**
   * Quarantines an unreadable text: copies it to a separate key, so that the next change does not destroy the shopper's
   * data. Sets `hasUnreadable` for a new text, but not again for the same text.
   *
   * @returns whether the text is stored; false if there is no room
   */
  quarantine(name: string, text: string): boolean {
    const shortened = text.slice(0, MAX_QUARANTINE_LENGTH);
    const places = this.quarantineKeys(name);
    if (places.some((place) => place.read() === shortened)) return true;
    this.hasUnreadable = true;
    const free = places.find((place) => place.read() === null) ?? places.at(-1);
    return free?.write(shortened) ?? false;
  }

  /** To be called when everything is erased, here or in another tab. */
  forgetUnreadable(): void {
    this.hasUnreadable = false;
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

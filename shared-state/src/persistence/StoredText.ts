import type { StorageHealth } from './StorageHealth';

/** The part of the Web Storage interface that the stores use. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Ends what was started. */
export type Disposer = () => void;

/** Everything the shop keeps beyond the specified keys goes under this prefix (RULINGS A13). */
export const OWN_PREFIX = 'weft.';

/** Unreadable text longer than this is cut when it is kept aside: it must not fill the storage itself. */
const KEPT_ASIDE_LENGTH = 100_000;

/**
 * One key of the browser's storage, as raw text. It alone touches storage: forbidden, full and throwing storage all
 * mean that the text is kept in memory and written again at the next change.
 */
export class StoredText {
  private memory: string | null = null;
  private isMemoryNewer = false;

  constructor(
    readonly key: string,
    private readonly storage: () => KeyValueStorage | null,
    private readonly health: StorageHealth,
  ) {}

  /** The text stored now; another tab may have written it. */
  read(): string | null {
    if (this.isMemoryNewer) return this.memory;
    try {
      const storage = this.storage();
      if (storage) this.memory = storage.getItem(this.key);
    } catch {
      // Storage that can't be read is as good as none: what is in memory stands.
    }
    return this.memory;
  }

  /** Stores the text; `null` removes the key. */
  write(text: string | null): void {
    this.memory = text;
    this.isMemoryNewer = !this.tryToStore(this.key, text);
    this.health.reportWrite(!this.isMemoryNewer);
  }

  /** Keeps text that could not be read, so that nothing of the shopper's is destroyed by the next change. */
  keepAside(text: string): void {
    this.tryToStore(`${OWN_PREFIX}unreadable.${this.key}`, text.slice(0, KEPT_ASIDE_LENGTH));
    this.health.reportUnreadable();
  }

  /** Calls back when another tab changes the key or clears the storage, and when the page comes out of bfcache. */
  follow(onChange: () => void): Disposer {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key !== null && event.key !== this.key) return;
      this.isMemoryNewer = false;
      onChange();
    };
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onChange();
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }

  private tryToStore(key: string, text: string | null): boolean {
    try {
      const storage = this.storage();
      if (!storage) return false;
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** The browser's storage, or null where a policy forbids it: even asking for it can throw. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

import type { StorageFinder } from './KeyValueStorage';

/** One key of the browser's storage. No access throws: failures are return values. */
export class StorageKey {
  constructor(
    readonly name: string,
    private readonly storage: StorageFinder,
  ) {}

  /** The text stored now, null where there is none, undefined where storage can't be read. */
  read(): string | null | undefined {
    try {
      return this.storage()?.getItem(this.name);
    } catch {
      // Forbidden by a policy, or broken.
    }
    return undefined;
  }

  /** Stores the text, or removes the key for `null`. Returns false where the storage is forbidden, full or broken. */
  write(text: string | null): boolean {
    try {
      const storage = this.storage();
      if (text === null) storage?.removeItem(this.name);
      else storage?.setItem(this.name, text);
      return storage !== null;
    } catch {
      // Forbidden, full or broken.
    }
    return false;
  }
}

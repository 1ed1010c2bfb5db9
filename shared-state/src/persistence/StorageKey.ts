import type { StorageFinder } from './KeyValueStorage';

/** One key of the browser's storage. Methods never throw; failures are return values. */
export class StorageKey {
  constructor(
    readonly name: string,
    private readonly storage: StorageFinder,
  ) {}

  /** The stored text; null if there is none, undefined if the storage cannot be read. */
  read(): string | null | undefined {
    try {
      return this.storage()?.getItem(this.name);
    } catch {
      // Forbidden by a policy, or broken.
    }
    return undefined;
  }

  /**
   * Stores the text; `null` removes the key. Returns false if the storage is forbidden, full or broken, or has another text
   * afterwards.
   */
  write(text: string | null): boolean {
    try {
      const storage = this.storage();
      if (text === null) storage?.removeItem(this.name);
      else storage?.setItem(this.name, text);
      return storage?.getItem(this.name) === text;
    } catch {
      // Forbidden, full or broken.
    }
    return false;
  }
}

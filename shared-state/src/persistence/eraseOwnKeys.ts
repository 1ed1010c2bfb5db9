import { OWN_PREFIX, SPECIFIED_KEYS, type StorageFinder } from './KeyValueStorage';

/** Removes the shop's keys from a storage. Keys of other programs on this origin stay. */
export function eraseOwnKeys(storage: StorageFinder): void {
  try {
    const area = storage();
    if (!area) return;
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    for (const key of keys) {
      const isSpecified = (SPECIFIED_KEYS as readonly string[]).includes(key);
      if (isSpecified || key.startsWith(OWN_PREFIX)) area.removeItem(key);
    }
  } catch {
    // An inaccessible storage has nothing to remove.
  }
}

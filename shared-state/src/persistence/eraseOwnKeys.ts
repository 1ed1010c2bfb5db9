import { OWN_PREFIX, type StorageFinder } from './KeyValueStorage';

/** The keys that the specification names (SPEC §7). */
const SPECIFIED_KEYS = new Set(['user', 'token', 'wishlist', 'cart']);

/** Removes the shop's keys from the storage; what other programs of this origin keep there stays. */
export function eraseOwnKeys(storage: StorageFinder): void {
  try {
    const area = storage();
    if (!area) return;
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    for (const key of keys) {
      if (SPECIFIED_KEYS.has(key) || key.startsWith(OWN_PREFIX)) area.removeItem(key);
    }
  } catch {
    // A storage that can't be reached holds nothing that could be removed.
  }
}

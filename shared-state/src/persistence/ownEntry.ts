import { openStorage, OWN_PREFIX, type StorageArea } from './KeyValueStorage';
import { StorageKey } from './StorageKey';

/**
 * A text that is stored beside the stores, under `weft.<name>`; `stores.eraseAll` removes it. `read` returns null where
 * nothing is stored and undefined where the storage can't be read. `write(null)` removes the key; it returns false
 * where the storage is forbidden or full, and never throws.
 */
export function ownEntry(name: string, area: StorageArea): Pick<StorageKey, 'read' | 'write'> {
  return new StorageKey(OWN_PREFIX + name, () => openStorage(area));
}

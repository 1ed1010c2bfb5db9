import { openStorage, OWN_PREFIX, type StorageArea } from './KeyValueStorage';
import { StorageKey } from './StorageKey';

/**
 * A text that the shop keeps beside its stores, under `weft.<name>`; `stores.eraseAll` removes it. Reading gives null
 * where nothing is stored and undefined where the storage can't be read. Writing null removes the key; it gives false where
 * the storage is forbidden or full, and never throws.
 */
export function ownEntry(name: string, area: StorageArea): Pick<StorageKey, 'read' | 'write'> {
  return new StorageKey(OWN_PREFIX + name, () => openStorage(area));
}

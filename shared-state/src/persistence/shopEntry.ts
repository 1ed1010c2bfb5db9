import { openStorage, OWN_PREFIX, type StorageArea } from './KeyValueStorage';
import type { DeviceName, StorageName, TabName } from './storageNames';
import { StorageKey } from './StorageKey';

/** The names of the entries, by area. */
interface NameIn {
  readonly device: StorageName<DeviceName>;
  readonly tab: StorageName<TabName>;
}

/**
 * A stored text outside the stores, under `weft.<name>`. `stores.eraseAll` removes it. `read` returns null if nothing is
 * stored, and undefined if the storage cannot be read. `write(null)` removes the key. `write` returns false if the storage
 * is forbidden or full, and never throws.
 */
export function shopEntry<Area extends StorageArea>(
  name: NameIn[Area],
  area: Area,
): Pick<StorageKey, 'read' | 'write'> {
  return new StorageKey(OWN_PREFIX + name, () => openStorage(area));
}

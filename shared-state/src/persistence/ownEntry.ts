import { openStorage, OWN_PREFIX, type StorageArea } from './KeyValueStorage';
import type { DeviceName, OwnName, TabName } from './ownNames';
import { StorageKey } from './StorageKey';

/** The names of each area. */
interface NameIn {
  readonly device: OwnName<DeviceName>;
  readonly tab: OwnName<TabName>;
}

/**
 * A text that is stored beside the stores, under `weft.<name>`; `stores.eraseAll` removes it. `read` returns null where
 * nothing is stored and undefined where the storage can't be read. `write(null)` removes the key; it returns false
 * where the storage is forbidden or full, and never throws.
 */
export function ownEntry<Area extends StorageArea>(
  name: NameIn[Area],
  area: Area,
): Pick<StorageKey, 'read' | 'write'> {
  return new StorageKey(OWN_PREFIX + name, () => openStorage(area));
}

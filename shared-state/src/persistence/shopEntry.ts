import { eraseOwnKeys } from './eraseOwnKeys';
import { openStorage, OWN_PREFIX, type StorageArea } from './KeyValueStorage';
import type { DeviceName, StorageName, TabName } from './storageNames';
import { StorageKey } from './StorageKey';

/** The texts that the storage has not accepted, by their keys, until the document is left. */
const unsaved = new Map<string, string>();

/**
 * A stored text outside the stores, under `weft.<name>`. `stores.eraseAll` removes it. `read` returns null if nothing is
 * stored, and undefined if the storage cannot be read. `write(null)` removes the key. `write` returns false if the storage
 * is forbidden or full, and never throws; the text is then kept in memory.
 */
export function shopEntry<Area extends StorageArea>(
  name: StorageName<Area extends 'device' ? DeviceName : TabName>,
  area: Area,
): Pick<StorageKey, 'read' | 'write'> {
  const key = new StorageKey(OWN_PREFIX + name, () => openStorage(area));
  return {
    read: () => unsaved.get(key.name) ?? key.read(),
    write: (text) => {
      const isSaved = key.write(text);
      if (isSaved || text === null) unsaved.delete(key.name);
      else unsaved.set(key.name, text);
      return isSaved;
    },
  };
}

/** Removes the shop's entries of this tab, and those in memory. */
export function eraseEntries(): void {
  unsaved.clear();
  eraseOwnKeys(() => openStorage('tab'));
}

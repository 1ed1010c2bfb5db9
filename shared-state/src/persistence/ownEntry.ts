import { browserStorage, OWN_PREFIX } from './KeyValueStorage';
import { StorageKey } from './StorageKey';

/**
 * A text that the shop keeps beside its stores, under `weft.<name>`; `stores.eraseAll` removes it. Reading gives null
 * where nothing is stored and undefined where the storage can't be read; writing never throws.
 *
 * @param area `device` lasts, `tab` ends with the tab
 */
export function ownEntry(name: string, area: 'device' | 'tab'): Pick<StorageKey, 'read' | 'write'> {
  const storage = area === 'device' ? browserStorage : () => globalThis.sessionStorage;
  return new StorageKey(OWN_PREFIX + name, storage);
}

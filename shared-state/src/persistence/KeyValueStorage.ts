/** The part of the Web Storage interface that the stores use. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Finds the storage, or null where a policy forbids it. Asked anew each time: what is forbidden now may not stay so. */
export type StorageFinder = () => KeyValueStorage | null;

/** Everything the shop keeps beyond the specified keys goes under this prefix (RULINGS A13). */
export const OWN_PREFIX = 'weft.';

/** The browser's storage: even asking for it can throw. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

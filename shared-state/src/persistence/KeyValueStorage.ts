/** The part of the Web Storage interface that the stores use. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Returns the storage, or null where a policy forbids it. Called at every access, because the policy can change. */
export type StorageFinder = () => KeyValueStorage | null;

/** The keys that the specification names (SPEC §7). */
export const SPECIFIED_KEYS = ['user', 'token', 'wishlist', 'cart'] as const;

/** The prefix of every other key of the shop (RULINGS A13). */
export const OWN_PREFIX = 'weft.';

/** The keys that the shop may use: `eraseOwnKeys` removes all of them. */
export type KeyName = (typeof SPECIFIED_KEYS)[number] | `${typeof OWN_PREFIX}${string}`;

/** `device` is localStorage, `tab` sessionStorage. */
export type StorageArea = 'device' | 'tab';

/**
 * The browser's storage. No other file of the shop accesses it (a lint rule).
 *
 * @throws DOMException where a policy forbids it
 */
export function openStorage(area: StorageArea): Storage {
  return area === 'device' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** The browser's localStorage; null where a policy forbids it. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return openStorage('device');
  } catch {
    return null;
  }
}

/** The part of the Web Storage interface that the stores use. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Finds the storage, or null where a policy forbids it. Asked anew each time: what is forbidden now may not stay so. */
export type StorageFinder = () => KeyValueStorage | null;

/** The keys that the specification names (SPEC §7). */
export const SPECIFIED_KEYS = ['user', 'token', 'wishlist', 'cart'] as const;

/** The prefix of every other key of the shop (RULINGS A13). */
export const OWN_PREFIX = 'weft.';

/** A key of the shop's; `eraseOwnKeys` removes all that there can be. */
export type KeyName = (typeof SPECIFIED_KEYS)[number] | `${typeof OWN_PREFIX}${string}`;

/** `device` lasts, `tab` ends with the tab. */
export type StorageArea = 'device' | 'tab';

/**
 * The browser's storage, as no other file of the shop asks for it (lint holds that).
 *
 * @throws DOMException where a policy forbids it
 */
export function openStorage(area: StorageArea): Storage {
  return area === 'device' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** The storage that lasts; null where a policy forbids it. */
export function browserStorage(): KeyValueStorage | null {
  try {
    return openStorage('device');
  } catch {
    return null;
  }
}

import type { DeviceName, StorageName } from './storageNames';

/** The part of the Web Storage interface that the stores use. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Returns the storage; null, or an error, if a policy forbids it. Called at every access, because the policy can change. */
export type StorageFinder = () => KeyValueStorage | null;

/** The keys without a prefix. Their names and content are fixed (docs/product/storage.md#shapes). */
export const SPECIFIED_KEYS = ['user', 'token', 'wishlist', 'cart'] as const;
export type SpecifiedKey = (typeof SPECIFIED_KEYS)[number];

/** The prefix of every other key of the shop. */
export const OWN_PREFIX = 'weft.';

/** The keys of localStorage that the shop may use: `eraseOwnKeys` removes all of them. */
export type KeyName = SpecifiedKey | `${typeof OWN_PREFIX}${StorageName<DeviceName>}`;

/** `device` is localStorage, `tab` sessionStorage. */
export type StorageArea = 'device' | 'tab';

/**
 * The browser's storage. No other file of the shop accesses it (a lint rule).
 *
 * @throws DOMException if a policy forbids it
 */
export function openStorage(area: StorageArea): Storage {
  return area === 'device' ? globalThis.localStorage : globalThis.sessionStorage;
}

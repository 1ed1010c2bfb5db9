import { shopEntry, toJson } from 'shared-state';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = shopEntry('lastOpened', 'tab');

/** A visit to a listing: the key of the history entry, and the path with the query. */
export interface ListingVisit {
  readonly key: string;
  readonly address: string;
}

/**
 * Stores the last product that was opened from a listing, unless the storage is full or forbidden.
 */
export function rememberOpened({ key, address }: ListingVisit, id: string): void {
  entry.write(toJson([key, address, id]));
}

/** The id of the last opened product, if it was opened during this visit to this listing. */
export function readOpened({ key, address }: ListingVisit): string | null {
  try {
    const value: unknown = JSON.parse(entry.read() ?? 'null');
    if (!Array.isArray(value) || value[0] !== key || value[1] !== address) return null;
    const id: unknown = value[2];
    return typeof id === 'string' ? id : null;
  } catch {
    // This module did not write it, because it is not JSON.
    return null;
  }
}

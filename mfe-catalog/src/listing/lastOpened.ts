import { ownEntry } from 'shared-state';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = ownEntry('lastOpened', 'tab');

/** A visit of a listing: the location's key in the tab's history, and its path with the query. */
export interface ListingVisit {
  readonly key: string;
  readonly address: string;
}

/**
 * Stores which product was opened from a listing, the last one only; nothing where the storage is full or forbidden.
 */
export function rememberOpened({ key, address }: ListingVisit, id: string): void {
  entry.write(JSON.stringify([key, address, id]));
}

/** The id of the product that was opened last, if it was opened from this visit of this listing. */
export function readOpened({ key, address }: ListingVisit): string | null {
  try {
    const value: unknown = JSON.parse(entry.read() ?? 'null');
    if (!Array.isArray(value) || value[0] !== key || value[1] !== address) return null;
    const id: unknown = value[2];
    return typeof id === 'string' ? id : null;
  } catch {
    // Not JSON, so not written by this module.
    return null;
  }
}

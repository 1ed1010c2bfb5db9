import { ownEntry } from 'shared-state';

/** Kept for the visit alone (RULINGS A13). */
const entry = ownEntry('lastOpened', 'tab');

/** A visit of a listing: its place in the tab's history, and its address. */
export interface ListingVisit {
  readonly key: string;
  readonly address: string;
}

/** Keeps which product was opened from a listing, the last one only; nothing where the storage is full or forbidden. */
export function rememberOpened({ key, address }: ListingVisit, id: string): void {
  entry.write(JSON.stringify([key, address, id]));
}

/** The id of the product that was opened last, if that was from this visit of this listing. */
export function readOpened({ key, address }: ListingVisit): string | null {
  try {
    const value: unknown = JSON.parse(entry.read() ?? 'null');
    if (!Array.isArray(value) || value[0] !== key || value[1] !== address) return null;
    const id: unknown = value[2];
    return typeof id === 'string' ? id : null;
  } catch {
    // No JSON: something else has written there.
    return null;
  }
}

/** Kept for the visit alone, under the shop's own prefix (RULINGS A13). */
const KEY = 'weft.lastOpened';

/** A visit of a listing: its place in the tab's history, and its address. */
export interface ListingVisit {
  readonly key: string;
  readonly address: string;
}

/** Keeps which product was opened from a listing; the last one alone. */
export function rememberOpened({ key, address }: ListingVisit, id: string): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([key, address, id]));
  } catch {
    // Full or forbidden: nothing is offered on the way back.
  }
}

/** The id of the product that was opened last, if that was from this visit of this listing. */
export function readOpened({ key, address }: ListingVisit): string | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(value) || value[0] !== key || value[1] !== address) return null;
    const id: unknown = value[2];
    return typeof id === 'string' ? id : null;
  } catch {
    // Forbidden or foreign: the same as nothing.
    return null;
  }
}

/** Kept for the visit alone, under the shop's own prefix (RULINGS A13). */
const KEY = 'weft.recentlyViewed';

/** How many are kept: four to show beside the one that is open. */
const KEPT = 5;

/** The ids of the products that were opened in this visit, the latest first; none where the storage is closed. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Forbidden or foreign: a shop without a memory is still a shop.
    return [];
  }
}

/** Puts a product in front. */
export function rememberViewed(id: string): void {
  const ids = [id, ...readRecent().filter((other) => other !== id)].slice(0, KEPT);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or forbidden: the row of recent products stays as it was.
  }
}

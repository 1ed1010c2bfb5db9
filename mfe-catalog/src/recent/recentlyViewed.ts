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

/**
 * Counts in the product whose page led to this document: one that was left before it was hydrated could not do it itself.
 *
 * @param referrer the address of the document before
 */
export function rememberReferrer(referrer: string): void {
  if (!URL.canParse(referrer)) return;
  const { origin, pathname } = new URL(referrer);
  const id = /^\/product\/([\w-]+)$/.exec(pathname)?.[1];
  if (origin === window.location.origin && id && !readRecent().includes(id)) rememberViewed(id);
}

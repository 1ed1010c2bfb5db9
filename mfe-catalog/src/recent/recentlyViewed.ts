import { ownEntry } from 'shared-state';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = ownEntry('recentlyViewed', 'tab');

/** How many are kept: four to show beside the one that is open. */
const KEPT = 5;

/** The ids of the products that were opened in this visit, the latest first; none where the storage can't be read. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Not JSON, so not written by this module.
    return [];
  }
}

/** Puts a product first; where the storage is full or forbidden the list stays as it was. */
export function rememberViewed(id: string): void {
  const ids = [id, ...readRecent().filter((other) => other !== id)].slice(0, KEPT);
  entry.write(JSON.stringify(ids));
}

/**
 * Adds the product whose page led to this document: a page that was left before it was hydrated could not do it itself.
 *
 * @param referrer the address of the document before
 */
export function rememberReferrer(referrer: string): void {
  if (!URL.canParse(referrer)) return;
  const { origin, pathname } = new URL(referrer);
  const id = /^\/product\/([\w-]+)$/.exec(pathname)?.[1];
  if (origin === window.location.origin && id && !readRecent().includes(id)) rememberViewed(id);
}

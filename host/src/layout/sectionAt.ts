import type { SectionId } from 'shared-state';

const LISTING = /^\/product\/(men|women|kids)(?:-|\/?$)/;

/** The section of a listing or of a product, whose id begins with it; null elsewhere. `/product` is the men's listing. */
export function sectionAt(pathname: string): SectionId | null {
  if (/^\/product\/?$/.test(pathname)) return 'men';
  // The expression has no other words in its group.
  return (LISTING.exec(pathname)?.[1] as SectionId | undefined) ?? null;
}

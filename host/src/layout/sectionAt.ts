import type { SectionId } from 'shared-state';

const LISTING = /^\/product\/(men|women|kids)(?:-|\/?$)/;

/** The section of a listing or a product (ids begin with the section); null elsewhere. `/product` is the men's listing. */
export function sectionAt(pathname: string): SectionId | null {
  if (/^\/product\/?$/.test(pathname)) return 'men';
  // The group matches only section ids.
  return (LISTING.exec(pathname)?.[1] as SectionId | undefined) ?? null;
}

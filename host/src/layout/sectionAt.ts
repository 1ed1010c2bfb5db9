import type { SectionId } from 'shared-state';
import { sections } from './sections.data';

/** The section that the shop shows first, also at `/product`. */
export const firstSection: SectionId = sections[0]?.id ?? '';

const LISTING = new RegExp(`^/product/(${sections.map(({ id }) => id).join('|')})(?:-|/?$)`);

/** The section of a listing or a product (ids begin with the section); null elsewhere. */
export function sectionAt(pathname: string): SectionId | null {
  if (/^\/product\/?$/.test(pathname)) return firstSection;
  return LISTING.exec(pathname)?.[1] ?? null;
}

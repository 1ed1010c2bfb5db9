import type { SectionId } from 'shared-state';
import { firstSection } from '../layout/sectionAt';
import { SEARCH_TERMS, SECTION_WORDS } from './terms.data';

export const MAX_SUGGESTIONS = { desktop: 4, mobile: 3 } as const;

/** The terms that contain the text, first the terms that begin with it. All terms for an empty text. */
export function suggestionsFor(text: string, most: number): readonly string[] {
  const typed = fold(text);
  const found = SEARCH_TERMS.filter((term) => fold(term).includes(typed));
  const first = found.filter((term) => fold(term).startsWith(typed));
  return [...new Set([...first, ...found])].slice(0, most);
}

/** The section that the words of a search name; null if they name none. */
export function sectionNamedIn(text: string): SectionId | null {
  const words = fold(text).split(/[^\p{L}\p{N}']+/u);
  const isNamed = (name: string): boolean =>
    name.endsWith('*')
      ? words.some((word) => word.startsWith(name.slice(0, -1)))
      : words.includes(name);
  // The last one: "school dress" is for children, although "dress" names the women’s section.
  return SECTION_WORDS.findLast((section) => section.words.some(isNamed))?.id ?? null;
}

/** The listing of the section that the words name, else of the one with matches in the catalogue, else of the first. */
export function listingFor(text: string, matching: SectionId | null = null): string {
  return `/product/${sectionNamedIn(text) ?? matching ?? firstSection}`;
}

function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

import type { SectionId } from 'shared-state';

/** The fixed list of 12 terms (docs/product/search.md#section). */
export const SEARCH_TERMS = [
  'Shirts',
  'Kurtas for men',
  'Jeans',
  'Blazers',
  'Hoodies',
  'Sarees',
  'Dresses',
  'Kurtis',
  'Women’s tops',
  'Girls’ frocks',
  'Boys’ T-shirts',
  'School uniforms',
] as const;

/** The largest number of suggestions. */
export const MAX_SUGGESTIONS = { desktop: 4, mobile: 3 } as const;

/** The terms that contain the text, first the terms that begin with it. All terms for an empty text. */
export function suggestionsFor(text: string, most: number): readonly string[] {
  const typed = fold(text);
  const found = SEARCH_TERMS.filter((term) => fold(term).includes(typed));
  const first = found.filter((term) => fold(term).startsWith(typed));
  return [...new Set([...first, ...found])].slice(0, most);
}

/** Prefixes of words that name a section. */
const KIDS = [
  'kid',
  'boy',
  'girl',
  'frock',
  'school',
  'child',
  'baby',
  'toddler',
  'pinafore',
  'uniform',
];
const WOMEN = [
  'women',
  'woman',
  'lady',
  'ladies',
  'female',
  'saree',
  'sari',
  'dress',
  'kurti',
  'top',
  'blouse',
  'lehenga',
  'anarkali',
  'sharara',
  'gown',
  'skirt',
  'camisole',
  'nightdress',
  'palazzo',
  'maxi',
];

/** Matched as whole words, because many other words begin with them. */
const MEN = new Set(['men', "men's", 'mens', 'man', 'gents', 'male']);

/** The section that the words of a search name; null if they name none. */
export function sectionNamedIn(text: string): SectionId | null {
  const words = fold(text).split(/[^\p{L}\p{N}']+/u);
  const names = (beginnings: readonly string[]): boolean =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  // Kids first: "school dress" is for children, although "dress" names the women’s section.
  if (names(KIDS)) return 'kids';
  if (names(WOMEN)) return 'women';
  return words.some((word) => MEN.has(word)) ? 'men' : null;
}

/**
 * The listing for a search: the section that its words name, else the section with matches, else men's.
 *
 * @param matching the section with matches in the catalogue, if known
 */
export function listingFor(
  text: string,
  matching: SectionId | null = null,
): `/product/${SectionId}` {
  return `/product/${sectionNamedIn(text) ?? matching ?? 'men'}`;
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'");
}

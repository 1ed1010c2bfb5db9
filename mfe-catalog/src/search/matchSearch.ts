import { sections } from '../catalogue/sections';
import type { Product, Section } from '../catalogue/types';
import { rankProducts, type Categorized } from './rankProducts';
import { tokenize } from './words';

/**
 * The products of a section that match a search term, the best match first; null if nothing matches. A term with only stop
 * words, such as "women", matches all products.
 */
export function matchSearch(section: Section, term: string): readonly Product[] | null {
  const words = tokenize(term);
  const items = categorizedProductsOf(section);
  if (words.length === 0) return items.map(({ product }) => product);
  const ranked = rankProducts(items, words);
  if (ranked.length === 0) return null;
  // For "red linen shirt", only shirts remain.
  const ofKind = ranked.filter(({ isKind }) => isKind);
  return (ofKind.length > 0 ? ofKind : ranked).map(({ item }) => item.product);
}

/** The other sections with results for a search, with their number; none for a term that matches everything. */
export function searchElsewhere(
  here: Section,
  term: string,
): readonly { readonly section: Section; readonly count: number }[] {
  if (tokenize(term).length === 0) return [];
  return sections
    .filter(({ id }) => id !== here.id)
    .map((section) => ({ section, count: matchSearch(section, term)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The products of a section with their categories, in the shop's order. */
export function categorizedProductsOf(section: Section): readonly Categorized[] {
  return section.categories.flatMap((category) =>
    category.products.map((product) => ({ product, category })),
  );
}

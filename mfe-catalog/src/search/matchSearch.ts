import type { Product, Section } from '../catalogue/types';
import { rankProducts, type Categorized } from './rankProducts';
import { tokenize } from './words';

/**
 * The products of a section that match a search term, the best first. A term of stop words only, such as "women",
 * matches all; null where nothing matches.
 */
export function matchSearch(section: Section, term: string): readonly Product[] | null {
  const words = tokenize(term);
  const items = categorizedProductsOf(section);
  if (words.length === 0) return items.map(({ product }) => product);
  const ranked = rankProducts(items, words);
  const [best] = ranked;
  if (!best) return null;
  // For "red linen shirt", products that are only red are left out.
  const least = Math.max(1, best.words - 1);
  return ranked.filter((match) => match.words >= least).map(({ item }) => item.product);
}

/** The products of a section with their categories, in the shop's order. */
export function categorizedProductsOf(section: Section): readonly Categorized[] {
  return section.categories.flatMap((category) =>
    category.products.map((product) => ({ product, category })),
  );
}

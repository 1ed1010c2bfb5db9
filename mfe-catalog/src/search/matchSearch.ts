import type { Product, Section } from '../catalogue/types';
import { rankProducts, type Shelved } from './rankProducts';
import { tokenize } from './words';

/**
 * The products of a section that a search term names, the best match first. A term without words of its own, such as
 * "women", names them all; null where it names nothing.
 */
export function matchSearch(section: Section, term: string): readonly Product[] | null {
  const words = tokenize(term);
  const items = shelvedProductsOf(section);
  if (words.length === 0) return items.map(({ product }) => product);
  const ranked = rankProducts(items, words);
  const [best] = ranked;
  if (!best) return null;
  // Of "red linen shirt", what is only red tells nobody anything.
  const least = Math.max(1, best.words - 1);
  return ranked.filter((match) => match.words >= least).map(({ item }) => item.product);
}

/** The products of a section with their categories, in the shop's order. */
export function shelvedProductsOf(section: Section): readonly Shelved[] {
  return section.categories.flatMap((category) =>
    category.products.map((product) => ({ product, category })),
  );
}

import { productPath, toAmount, type SectionId } from 'shared-state';
import { sections } from '../catalogue/sections';
import { correct } from './correct';
import { categorizedProductsOf } from './matchSearch';
import { rankProducts, type Match, type Categorized } from './rankProducts';
import { tokenize } from './words';

/** A product in the results of a search. */
interface FoundProduct {
  /** The root-relative path of its page. */
  readonly path: string;
  readonly title: string;
  readonly imageUrl: string;
  /** The dominant colour of its picture, in CSS syntax. */
  readonly colour: string | undefined;
  /** In whole units of currency. */
  readonly price: number;
}

/** The catalogue's results for a search. */
export interface CatalogueSearch {
  /** The section for the search's listing; null if nothing matches. */
  readonly section: SectionId | null;
  /** The corrected term, if the term seems to be misspelt. */
  readonly meant: string | null;
  /** The best matches in all sections, the best match first. */
  readonly products: readonly FoundProduct[];
}

/** The highest number of returned products. */
const MAX_PRODUCTS = 3;

interface Placed extends Categorized {
  readonly section: SectionId;
}

const everything: readonly Placed[] = sections.flatMap((section) =>
  categorizedProductsOf(section).map((categorized) => ({ ...categorized, section: section.id })),
);

/**
 * Searches the whole catalogue.
 *
 * @param named the section that the words name; its products come first
 */
export function searchCatalogue(term: string, named: SectionId | null): CatalogueSearch {
  const ranked = rankProducts(everything, tokenize(term));
  const isNamed = ({ item }: Match<Placed>): boolean => item.section === named;
  const best = [...ranked.filter(isNamed), ...ranked.filter((match) => !isNamed(match))];
  return {
    section: sectionOf(ranked),
    meant: correct(term),
    products: best.slice(0, MAX_PRODUCTS).map(({ item: { product } }) => ({
      path: productPath(product.id),
      title: product.title,
      imageUrl: product.imageUrl,
      colour: product.colours?.[0],
      price: toAmount(product.newPrice),
    })),
  };
}

/**
 * The section with the best matches. It is men's, the default (docs/product/search.md#section), unless its products match
 * fewer words than others. Otherwise it is the section with more products, or women's in a tie.
 */
function sectionOf(ranked: readonly Match<Placed>[]): SectionId | null {
  if (ranked.length === 0) return null;
  const most = Math.max(...ranked.map(({ words }) => words));
  const equals = ranked.filter(({ words }) => words === most);
  const countIn = (id: SectionId): number =>
    equals.filter(({ item }) => item.section === id).length;
  if (countIn('men') > 0) return 'men';
  return countIn('women') >= countIn('kids') ? 'women' : 'kids';
}

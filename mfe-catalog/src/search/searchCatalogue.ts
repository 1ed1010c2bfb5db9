import { productPath, toAmount, type SectionId } from 'shared-state';
import { findProduct, productsOf } from '../catalogue/catalogue';
import { firstSection, sections } from '../catalogue/sections';
import type { Product } from '../catalogue/types';
import { hitsOf, type Hit } from './catalogueIndex';
import { rank } from './rank';
import { asWritten, readTerm } from './readTerm';

interface FoundProduct {
  /** The root-relative path of its page. */
  readonly path: string;
  readonly title: string;
  readonly imageUrl: string;
  /** The backdrop colour of its picture, in CSS syntax. */
  readonly colour: string | undefined;
  /** In whole units of currency. */
  readonly price: number;
}

/** The catalogue's results for a search. */
export interface CatalogueSearch {
  /** The section for the search's listing; null if nothing matches. */
  readonly section: SectionId | null;
  /** The corrected term, whose results these are; null if the typed term was not corrected. */
  readonly meant: string | null;
  /** The typed words that the best match does not have. Releases before 27 November 2026 do not have this field. */
  readonly leftOut?: readonly string[];
  /** The best matches in all sections, the best match first. */
  readonly products: readonly FoundProduct[];
}

const MAX_PRODUCTS = 3;

/** Searches the whole catalogue. Products of the section that the words name come first. */
export function searchCatalogue(typed: string, named: SectionId | null): CatalogueSearch {
  const term = readTerm(typed);
  const found = hitsOf(term.words);
  const { hits, others, leftOut } = rank(found, term.words);
  const all = [...hits, ...others];
  const isNamed = ({ section }: Hit): boolean => section === named;
  const best = [...all.filter(isNamed), ...all.filter((hit) => !isNamed(hit))];
  // A term that only names a section matches all of it, as in its listing.
  const whole = term.words.length > 0 ? undefined : sections.find(({ id }) => id === named);
  const products = whole
    ? productsOf(whole)
    : best.flatMap(({ id }) => findProduct(String(id))?.product ?? []);
  return {
    section: sectionOf(found, term.words),
    meant: term.typed === null ? null : term.text,
    leftOut: asWritten(term, leftOut),
    products: products.slice(0, MAX_PRODUCTS).map(summaryOf),
  };
}

function summaryOf({ id, title, imageUrl, colour, newPrice }: Product): FoundProduct {
  return { path: productPath(id), title, imageUrl, colour, price: toAmount(newPrice) };
}

/**
 * The section with the best matches. It is the shop's first, the default (docs/product/search.md#section), unless its
 * products match fewer words than others. Otherwise it is the section with more products, or the earlier one in a tie.
 */
function sectionOf(found: readonly Hit[], words: readonly string[]): SectionId | null {
  const ranked = sections
    .map(({ id }) => ({ id, ...rank(found, words, id) }))
    .filter(({ hits }) => hits.length > 0);
  const least = Math.min(...ranked.map(({ leftOut }) => leftOut.length));
  const best = ranked.filter(({ leftOut }) => leftOut.length === least);
  if (best.some(({ id }) => id === firstSection.id)) return firstSection.id;
  return best.toSorted((a, b) => b.hits.length - a.hits.length)[0]?.id ?? null;
}

import { productsOf } from '../catalogue/catalogue';
import { sections } from '../catalogue/sections';
import type { Product, Section } from '../catalogue/types';
import { hitsOf } from './catalogueIndex';
import { rank } from './rank';
import { asWritten, readTerm, type Term } from './readTerm';
import { hasSectionName } from './words';

/** The results of a search in a section. */
export interface SectionSearch extends Term {
  /** The best match first; null if nothing matches. */
  readonly products: readonly Product[] | null;
  /** The typed words that the best match does not have; none if nothing matches. */
  readonly leftOut: readonly string[];
  /** The other sections with results that have at least the same words, and the number of their results. */
  readonly others: readonly { readonly section: Section; readonly count: number }[];
}

/** Searches a section. A term that only names sections, such as "women", matches all products. */
export function matchSearch(section: Section, typed: string): SectionSearch {
  const term = readTerm(typed);
  const all = productsOf(section);
  if (term.words.length === 0 && hasSectionName(term.text)) {
    return { ...term, products: all, leftOut: [], others: [] };
  }
  const found = hitsOf(term.words);
  const { hits, leftOut } = rank(found, term.words, section.id);
  const [best] = hits;
  const byId = new Map(all.map((product) => [product.id, product]));
  const products = hits.flatMap(({ id }) => byId.get(String(id)) ?? []);
  return {
    ...term,
    products: best ? products : null,
    leftOut: asWritten(term, leftOut),
    others: sections
      .filter(({ id }) => id !== section.id)
      .map((other) => ({ section: other, ...rank(found, term.words, other.id) }))
      .filter((other) => !best || other.leftOut.every((word) => leftOut.includes(word)))
      .map((other) => ({ section: other.section, count: other.hits.length }))
      .filter(({ count }) => count > 0),
  };
}

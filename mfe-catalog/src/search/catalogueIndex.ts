import MiniSearch, { type SearchResult } from 'minisearch';
import type { SectionId } from 'shared-state';
import { placedProducts, type PlacedProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import { synonymsOf, tokenize } from './words';

/** A product that matches at least one word of a search. */
export interface Hit extends SearchResult {
  readonly section: SectionId;
}

const SYNONYM_WEIGHT = 0.5;

let index: MiniSearch | null = null;

/** The products of all sections that match a word or a synonym of it, the best match first. */
export function hitsOf(words: readonly string[]): readonly Hit[] {
  return catalogueIndex().search(words.join(' '), {
    processTerm: (word) => [word, ...synonymsOf(word)],
    boostTerm: (word) => (words.includes(word) ? 1 : SYNONYM_WEIGHT),
  }) as Hit[];
}

/**
 * The catalogue's words that differ from one of the words in a number of letters, the most frequent first.
 *
 * @param distance the highest number of missing, added or wrong letters
 */
export function similarWords(words: readonly string[], distance: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const { terms } of catalogueIndex().search(words.join(' '), {
    fuzzy: distance,
    prefix: false,
    tokenize: (text) => text.split(' '),
  })) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
}

function catalogueIndex(): MiniSearch {
  if (index) return index;
  index = new MiniSearch({
    fields: ['thing', 'title', 'category', 'traits'],
    storeFields: ['section'],
    tokenize: (text) => [...tokenize(text)],
    // `tokenize` returns them processed.
    processTerm: (word) => word,
    searchOptions: {
      boost: { thing: 2, title: 2 },
      // The shopper may still be typing. A single letter begins too many words.
      prefix: (word) => word.length > 1,
    },
  });
  index.addAll(placedProducts.map(documentOf));
  return index;
}

function documentOf({ product, category, section }: PlacedProduct): object {
  const { colours = [], fabric = '', occasions = [] } = traitsOf(product.id) ?? {};
  return {
    id: product.id,
    section: section.id,
    // The thing that the title names: its last word before "with", such as "dress"; of a "Pyjama Set" the pyjama.
    thing:
      tokenize(product.title.split(' with ')[0] ?? '').findLast((word) => word !== 'set') ?? '',
    title: product.title,
    category: `${category.name} ${section.name}`,
    traits: [...colours, fabric, ...occasions].join(' '),
  };
}

import { traitsOf } from '../catalogue/traits';
import type { Category, Product } from '../catalogue/types';
import { synonymsOf, tokenize } from './words';

/** A product on its shelf. */
export interface Shelved {
  readonly product: Product;
  readonly category: Category;
}

/** How well a product matches the words of a search. */
export interface Match<Item extends Shelved> {
  readonly item: Item;
  /** How many of the words it has. */
  readonly words: number;
  /** Where it has them; more is better, and comparable only among equal numbers of words. */
  readonly quality: number;
}

/** What a word counts for by the place where it is found; in a title, up to one more for how much of a word it is. */
const QUALITY = { title: 7, titleBySynonym: 6, category: 4, trait: 2 } as const;

/** What a word can be found in. */
interface Places {
  readonly title: readonly string[];
  readonly category: readonly string[];
  readonly trait: readonly string[];
}

const known = new WeakMap<Product, Places>();

/**
 * The products that have any of the words, those with the most words first, then those that have them in better places;
 * equals keep their order.
 *
 * @param words as `tokenize` makes them
 */
export function rankProducts<Item extends Shelved>(
  items: readonly Item[],
  words: readonly string[],
): readonly Match<Item>[] {
  return items
    .map((item) => matchOf(item, words))
    .filter((match) => match.words > 0)
    .sort((one, other) => other.words - one.words || other.quality - one.quality);
}

function matchOf<Item extends Shelved>(item: Item, words: readonly string[]): Match<Item> {
  const places = placesOf(item);
  const qualities = words.map((word) => qualityOf(word, places));
  // The last word is the thing itself; those before it say which: "red dress".
  const last = (qualities.at(-1) ?? 0) > 0 ? 1 : 0;
  return {
    item,
    words: qualities.filter((quality) => quality > 0).length,
    quality: qualities.reduce<number>((sum, quality) => sum + quality, last * QUALITY.title),
  };
}

function qualityOf(word: string, { title, category, trait }: Places): number {
  const names = synonymsOf(word);
  const share = shareOf(title, word);
  if (share > 0) return QUALITY.title + share;
  if (names.some((name) => hasWord(title, name))) return QUALITY.titleBySynonym;
  if ([word, ...names].some((name) => hasWord(category, name))) return QUALITY.category;
  return [word, ...names].some((name) => hasWord(trait, name)) ? QUALITY.trait : 0;
}

/** How much of a title's word is typed, from 0 to 1: of "dress" and "dressing", "dres" rather means the first. */
function shareOf(title: readonly string[], word: string): number {
  const found = title.filter((candidate) => candidate.startsWith(word));
  return found.length === 0 ? 0 : word.length / Math.min(...found.map(({ length }) => length));
}

/** The beginning of a word is enough: somebody may still be typing. */
function hasWord(place: readonly string[], word: string): boolean {
  return place.some((candidate) => candidate.startsWith(word));
}

function placesOf({ product, category }: Shelved): Places {
  let places = known.get(product);
  if (!places) {
    const { colours = [], fabric = '', occasions = [] } = traitsOf(product.id) ?? {};
    places = {
      title: tokenize(product.title),
      category: tokenize(category.name),
      trait: [...colours, fabric, ...occasions],
    };
    known.set(product, places);
  }
  return places;
}

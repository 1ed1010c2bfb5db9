import { traitsOf } from '../catalogue/traits';
import type { Category, Product } from '../catalogue/types';
import { synonymsOf, tokenize } from './words';

/** A product with its category. */
export interface Categorized {
  readonly product: Product;
  readonly category: Category;
}

/** The match of a product with the words of a search. */
export interface Match<Item extends Categorized> {
  readonly item: Item;
  /** Whether its title has the word for the thing, such as "dress" in "red dress". */
  readonly isNamed: boolean;
  /** Whether the word for the thing matches anywhere. */
  readonly isKind: boolean;
  /** The number of matching words. */
  readonly words: number;
  /** The quality of the matches by place. Comparable only for equal numbers of words. */
  readonly quality: number;
}

/** A word's weight by the place of its match. In a title, up to 1 is added for the typed share of the title's word. */
const QUALITY = { title: 7, titleBySynonym: 6, category: 4, trait: 2 } as const;

/** The words of a product by place. */
interface Places {
  /** The last word of the title before "with". */
  readonly thing: string;
  readonly title: readonly string[];
  readonly category: readonly string[];
  readonly trait: readonly string[];
}

const known = new WeakMap<Product, Places>();

/**
 * The products that match any of the words. Products with the thing in their title come first, then products with more matching
 * words, then products with a higher quality. Equal products keep their order.
 *
 * @param words in the form of `tokenize`
 */
export function rankProducts<Item extends Categorized>(
  items: readonly Item[],
  words: readonly string[],
): readonly Match<Item>[] {
  const thing = thingIn(items, words);
  return items
    .map((item) => matchOf(item, words, thing))
    .filter((match) => match.words > 0)
    .sort(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        other.words - one.words ||
        other.quality - one.quality,
    );
}

/** The index of the word for the thing: the last word with which a title ends, or else the last word. */
function thingIn(items: readonly Categorized[], words: readonly string[]): number {
  const isThing = (word: string): boolean =>
    items.some((item) => placesOf(item).thing.startsWith(word));
  const found = words.length > 1 ? words.findLastIndex(isThing) : -1;
  return found === -1 ? words.length - 1 : found;
}

function matchOf<Item extends Categorized>(
  item: Item,
  words: readonly string[],
  thing: number,
): Match<Item> {
  const places = placesOf(item);
  const qualities = words.map((word) => qualityOf(word, places));
  const ofThing = qualities[thing] ?? 0;
  return {
    item,
    isNamed: ofThing >= QUALITY.title,
    isKind: ofThing > 0,
    words: qualities.filter((quality) => quality > 0).length,
    quality: qualities.reduce<number>((sum, quality) => sum + quality, 0),
  };
}

/** The words of a product for search, in their usual spelling. */
export function wordsOf({ product, category }: Categorized): readonly string[] {
  const { colours = [], fabric = '', occasions = [] } = traitsOf(product.id) ?? {};
  return [
    ...product.title.split(' '),
    ...category.name.split(' '),
    ...colours,
    fabric,
    ...occasions,
  ];
}

function qualityOf(word: string, { title, category, trait }: Places): number {
  const names = synonymsOf(word);
  const share = shareOf(title, word);
  if (share > 0) return QUALITY.title + share;
  if (names.some((name) => hasWord(title, name))) return QUALITY.titleBySynonym;
  if ([word, ...names].some((name) => hasWord(category, name))) return QUALITY.category;
  return [word, ...names].some((name) => hasWord(trait, name)) ? QUALITY.trait : 0;
}

/** The typed share of a title's word, from 0 to 1. It is higher for "dres" in "dress" than in "dressing". */
function shareOf(title: readonly string[], word: string): number {
  const found = title.filter((candidate) => candidate.startsWith(word));
  return found.length === 0 ? 0 : word.length / Math.min(...found.map(({ length }) => length));
}

/** A prefix is enough, because the shopper may still be typing. */
function hasWord(place: readonly string[], word: string): boolean {
  return place.some((candidate) => candidate.startsWith(word));
}

function placesOf({ product, category }: Categorized): Places {
  let places = known.get(product);
  if (!places) {
    const { colours = [], fabric = '', occasions = [] } = traitsOf(product.id) ?? {};
    const title = tokenize(product.title);
    const [thing = '', addition] = product.title.split(' with ');
    places = {
      thing: (addition === undefined ? title : tokenize(thing)).at(-1) ?? '',
      title,
      category: wordsOfName(category),
      trait: [...colours, fabric, ...occasions],
    };
    known.set(product, places);
  }
  return places;
}

const names = new WeakMap<Category, readonly string[]>();

function wordsOfName(category: Category): readonly string[] {
  let words = names.get(category);
  if (!words) names.set(category, (words = tokenize(category.name)));
  return words;
}

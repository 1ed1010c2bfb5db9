import { findProduct } from '../catalogue/catalogue';
import { traitsOf } from '../catalogue/traits';
import { hitsOf, similarWords } from './catalogueIndex';
import { tokenize } from './words';

/** The words of a search. */
export interface Term {
  /** The text that is searched, in its usual spelling: the typed text, or the corrected one. */
  readonly text: string;
  /** The typed text if it was corrected. Null otherwise. */
  readonly typed: string | null;
  /** The words in the form of {@link tokenize}. */
  readonly words: readonly string[];
}

/** Shorter words are similar to too many others. */
const MIN_LENGTH = { word: 3, candidate: 4 } as const;

/** Below this length two wrong letters are half of a word; only swapped letters are corrected then. */
const MIN_LENGTH_FOR_TWO = 6;

/**
 * Reads a search, and corrects words that the catalogue does not have. A term in quotes is searched as it is typed
 * (docs/product/search.md#results).
 */
export function readTerm(typed: string): Term {
  const quoted = /^["“”](.+?)["“”]?$/u.exec(typed.trim());
  if (quoted) return asTyped(quoted[1] ?? '');
  const text = typed.trim().split(/\s+/).map(correct).join(' ');
  return text === typed.trim().replace(/\s+/g, ' ') ? asTyped(typed) : { ...asTyped(text), typed };
}

function asTyped(text: string): Term {
  return { text, typed: null, words: [...new Set(tokenize(text))] };
}

/** The most similar word of the catalogue for a word that it does not have; otherwise the word itself. */
function correct(written: string): string {
  const [word, ...others] = tokenize(written);
  if (word === undefined || others.length > 0 || word.length < MIN_LENGTH.word) return written;
  if (hitsOf([word]).length > 0) return written;
  const [found] = candidatesFor([word, written.toLowerCase()]);
  return found === undefined ? written : spellingOf(found);
}

function candidatesFor(forms: readonly [string, string]): readonly string[] {
  const within = (distance: number): readonly string[] =>
    similarWords(forms, distance).filter(({ length }) => length >= MIN_LENGTH.candidate);
  const isSwapped = (word: string): boolean => lettersOf(word) === lettersOf(forms[0]);
  // A first letter is rarely wrong: a "watch" is no "patch".
  const isLikely = (word: string): boolean =>
    word.startsWith(forms[0].charAt(0)) || isSwapped(word);
  const near = within(1).filter(isLikely);
  if (near.length > 0) return near;
  const far = within(2).filter(isLikely);
  const swapped = far.filter(isSwapped);
  return swapped.length > 0 || forms[0].length < MIN_LENGTH_FOR_TWO ? swapped : far;
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** Words for messages in their typed spelling, each once; of "crew-neck" only "crew" if "neck" is not one of them. */
export function asWritten({ text }: Term, words: readonly string[]): readonly string[] {
  const isWhole = (typed: string): boolean => tokenize(typed).every((word) => words.includes(word));
  const written = text.split(/\s+/).filter(isWhole);
  const spelled = words.map(
    (word) => written.find((typed) => tokenize(typed).includes(word)) ?? word,
  );
  return [...new Set(spelled)];
}

/** The catalogue's spelling of an indexed word: "jeans" for "jean". */
function spellingOf(word: string): string {
  const written = hitsOf([word]).flatMap(({ id }) => {
    const { product, category, section } = findProduct(String(id)) ?? {};
    const { fabric = '', colours = [], occasions = [] } = traitsOf(String(id)) ?? {};
    const names = `${product?.title} ${category?.name} ${section?.name}`.split(' ');
    return [...names, fabric, ...colours, ...occasions];
  });
  return written.find((spelling) => tokenize(spelling).join() === word)?.toLowerCase() ?? word;
}

import { sections } from '../catalogue/sections';
import { categorizedProductsOf } from './matchSearch';
import { nearest } from './nearest';
import { rankProducts, wordsOf } from './rankProducts';
import { tokenize } from './words';

/** The catalogue's words in the form of {@link tokenize}, the most frequent first, with their usual spelling. */
let vocabulary: ReadonlyMap<string, string> | null = null;

/** The term with misspelt words corrected; null if it needs no correction or no word is similar enough. */
export function correct(term: string): string | null {
  let isCorrected = false;
  const words = term
    .trim()
    .split(/\s+/)
    .map((written) => {
      const [word] = tokenize(written);
      const found = word === undefined || isKnown(word) ? null : meantBy(word);
      isCorrected ||= found !== null;
      return found ?? written;
    });
  return isCorrected ? words.join(' ') : null;
}

const everything = sections.flatMap(categorizedProductsOf);

function isKnown(word: string): boolean {
  return rankProducts(everything, [word]).length > 0;
}

function meantBy(word: string): string | null {
  vocabulary ??= readVocabulary();
  const found = nearest(word, vocabulary.keys());
  return found === null ? null : (vocabulary.get(found) ?? found);
}

function readVocabulary(): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const written of everything.flatMap(wordsOf)) {
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const words = new Map<string, { readonly spelling: string; count: number }>();
  for (const [written, count] of counts) {
    const [word = ''] = tokenize(written);
    const known = words.get(word);
    if (known) known.count += count;
    else words.set(word, { spelling: written.toLowerCase(), count });
  }
  const byCount = [...words].sort(([, one], [, other]) => other.count - one.count);
  return new Map(byCount.map(([word, { spelling }]) => [word, spelling]));
}

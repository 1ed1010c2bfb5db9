import { sections } from '../catalogue/sections';
import { categorizedProductsOf } from './matchSearch';
import { nearest } from './nearest';
import { rankProducts, wordsOf } from './rankProducts';
import { tokenize } from './words';

/** The catalogue's words as {@link tokenize} returns them, the most frequent first, with their usual spelling. */
let vocabulary: ReadonlyMap<string, string> | null = null;

/** The term with its misspelt words as the catalogue spells them; null where it needs no correction or none is near. */
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
  const spellings = new Map<string, string[]>();
  for (const written of everything.flatMap(wordsOf)) {
    const [word = ''] = tokenize(written);
    spellings.set(word, [...(spellings.get(word) ?? []), written.toLowerCase()]);
  }
  return new Map(
    [...spellings]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([word, [first = word]]) => [word, first]),
  );
}

import { sectionNames } from './sectionNames.data';

/** A "t" before another word belongs to it, or a "T-shirt" would count as a "shirt". */
const T_BEFORE_WORD = /\bt[^\p{L}\p{N}]+(?=\p{L})/gu;

/** Words whose plural is another thing: shorts are not short. */
const NOT_PLURALS = new Set(['shorts']);

/** The words that mean a whole section, without plural s. */
const SECTION_NAMES = sectionNames.map(stem);

/** Words that do not describe a product, and names of sections, because these choose the listing. */
const STOP_WORDS = new Set([...'a an and for in of or size the with'.split(' '), ...SECTION_NAMES]);

/** The catalogue's words for words of shoppers, in the form of {@link tokenize}. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  sari: ['saree'],
  tee: ['tshirt'],
  frock: ['dress', 'gown'],
  dress: ['frock', 'gown', 'lehenga', 'nightdress'],
  gown: ['dress'],
  nightgown: ['nightdress'],
  nightie: ['nightdress'],
  pant: ['trouser', 'chino', 'jogger', 'palazzo'],
  trouser: ['chino', 'palazzo'],
  slack: ['trouser', 'chino'],
  denim: ['jean'],
  pajama: ['pyjama'],
  pjs: ['pyjama'],
  jumper: ['sweater', 'sweatshirt'],
  pullover: ['sweater', 'sweatshirt', 'hoodie'],
  coat: ['jacket', 'puffer'],
  gilet: ['vest'],
  hoody: ['hoodie'],
  tuxedo: ['dinner', 'suit'],
  lehnga: ['lehenga'],
  ghagra: ['lehenga'],
  dhoti: ['churidar'],
  gray: ['grey'],
  maroon: ['burgundy', 'wine'],
  wine: ['burgundy', 'maroon'],
  cream: ['ivory'],
  office: ['work'],
  formal: ['work'],
  diwali: ['festive'],
  eid: ['festive'],
  bridal: ['wedding'],
  sleepwear: ['nightwear'],
};

/** The words of a text in lower case, without punctuation, plural s and stop words. */
export function tokenize(text: string): readonly string[] {
  return wordsOf(text).filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/** Whether a text names a section. */
export function hasSectionName(text: string): boolean {
  return wordsOf(text).some((word) => SECTION_NAMES.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(T_BEFORE_WORD, 't')
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem);
}

/** The catalogue's other words for the same thing. */
export function synonymsOf(word: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? []) : [];
}

function stem(word: string): string {
  if (NOT_PLURALS.has(word)) return word;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

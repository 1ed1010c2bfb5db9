/** Words that name the section, or nothing: they lead to a listing and tell its products no further apart. */
const STOP_WORDS = new Set(
  'a an and for in of or the with men man mens women woman womens kid kids child children'.split(
    ' ',
  ),
);

/** Ways to write a T-shirt; in its pieces it would be a shirt. */
const T_SHIRT = /\bt[\s-]?shirts?\b|\btees?\b/g;

/** What a shopper may call a thing, and what the catalogue calls it; words as {@link tokenize} leaves them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  sari: ['saree'],
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

/** The words of a text: without case, punctuation, the plural's s and words that say nothing. */
export function tokenize(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(T_SHIRT, 'tshirt')
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/** What else the catalogue may call the same thing. */
export function synonymsOf(word: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? []) : [];
}

function stem(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

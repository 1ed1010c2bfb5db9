import type { Category, Product, Section } from '../catalogue/types';

/** Words that name the section, or nothing: they led to the listing and tell its products no further apart. */
const STOP_WORDS = new Set(
  'a an and for in of or the with men man mens women woman womens kid kids child children'.split(
    ' ',
  ),
);

/**
 * The products of a section that a search term names: those with all its words in title or category, else those with
 * any of them. A term without words of its own, such as "women", names them all; null where it names nothing.
 */
export function matchSearch(section: Section, term: string): ReadonlySet<Product> | null {
  const words = tokenize(term);
  const placed = section.categories.flatMap((category) =>
    category.products.map((product) => ({ product, text: textOf(product, category) })),
  );
  const has = (text: string) => (word: string) => text.includes(` ${word}`);
  const all = placed.filter(({ text }) => words.every(has(text)));
  const found = all.length > 0 ? all : placed.filter(({ text }) => words.some(has(text)));
  return found.length > 0 ? new Set(found.map(({ product }) => product)) : null;
}

/** The words of a text, without case, punctuation and the plural's s; a space stands before each. */
function textOf(product: Product, category: Category): string {
  return ` ${tokenize(`${product.title} ${category.name}`).join(' ')}`;
}

function tokenize(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
}

function stem(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

import type { SectionId } from 'shared-state';
import type { Hit } from './catalogueIndex';
import { synonymsOf } from './words';

interface Ranking {
  /** The matches of the searched thing: for "red linen shirt", the shirts. */
  readonly hits: readonly Hit[];
  /** The matches of other words only. */
  readonly others: readonly Hit[];
  /** The words that the first match does not have. */
  readonly leftOut: readonly string[];
}

/**
 * The order of matches: first the products with the searched thing in their title, then those with more words, then those
 * with a higher score. Without a thing, as in "navy blue", the number of words comes first.
 *
 * @param section only matches of this section; of all sections if it is missing
 */
export function rank(
  found: readonly Hit[],
  words: readonly string[],
  section?: SectionId,
): Ranking {
  const all = section === undefined ? found : found.filter((hit) => hit.section === section);
  const named = words.findLast((word) => all.some((hit) => rankIn(hit, word, 'thing') > 0));
  const thing = named ?? words.findLast((word) => all.some((hit) => has(hit, word)));
  if (thing === undefined) return { hits: [], others: [], leftOut: [] };
  const countOf = (hit: Hit): number => words.filter((word) => has(hit, word)).length;
  const byTitle = (a: Hit, b: Hit): number => rankIn(b, thing, 'title') - rankIn(a, thing, 'title');
  const ranked = all.toSorted(
    (a, b) =>
      (named ? byTitle(a, b) : 0) || countOf(b) - countOf(a) || byTitle(a, b) || b.score - a.score,
  );
  const hits = ranked.filter((hit) => has(hit, thing));
  return {
    hits,
    others: ranked.filter((hit) => !has(hit, thing)),
    leftOut: words.filter((word) => hits[0] && !has(hits[0], word)),
  };
}

function has({ queryTerms }: Hit, word: string): boolean {
  return [word, ...synonymsOf(word)].some((name) => queryTerms.includes(name));
}

/** 2 if a field has the word, 1 if it has a word that begins with it, otherwise 0. */
function rankIn({ match }: Hit, word: string, field: string): 0 | 1 | 2 {
  if (match[word]?.includes(field)) return 2;
  const isBeginning = Object.keys(match).some(
    (term) => term.startsWith(word) && match[term]?.includes(field),
  );
  return isBeginning ? 1 : 0;
}

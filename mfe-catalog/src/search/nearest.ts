/** Words with fewer letters have too many similar words. */
const MIN_LENGTH = 4;

/**
 * The most similar word of a list for a misspelt word, the first of equally similar words. At most two letters may be missing,
 * added, wrong or swapped, or one letter in a word of up to five letters. Null if no word is similar enough.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  if (word.length < MIN_LENGTH - 1) return null;
  let least = word.length > 5 ? 2 : 1;
  let found: string | null = null;
  for (const candidate of candidates) {
    if (candidate.length < MIN_LENGTH || Math.abs(candidate.length - word.length) > least) continue;
    const far = distance(word, candidate);
    if (far > least || (far === least && found !== null)) continue;
    [least, found] = [far, candidate];
  }
  return found;
}

/** The number of letters to insert, delete, replace or swap with a neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], [...other, ''].map((_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

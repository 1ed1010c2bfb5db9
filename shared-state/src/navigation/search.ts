import * as v from 'valibot';

/** The navigation state of the search's navigation to a listing (docs/product/search.md#section). */
export interface SearchState {
  readonly searchTerm: string;
}

/** In characters. Longer terms are cut, because a listing shows the term. */
const LONGEST_TERM = 100;

const Schema = v.object({
  searchTerm: v.pipe(
    v.string(),
    v.transform((term) => term.trim().slice(0, LONGEST_TERM)),
  ),
});

/** The navigation state for a listing's search. */
export function searchState(term: string): SearchState {
  return { searchTerm: term.trim().slice(0, LONGEST_TERM) };
}

/** The term in a listing's navigation state, which can be forged; null where there is none. */
export function readSearchTerm(state: unknown): string | null {
  const result = v.safeParse(Schema, state);
  return result.success && result.output.searchTerm !== '' ? result.output.searchTerm : null;
}

import * as v from 'valibot';

/** The navigation state with which the search leads to a listing (RULINGS A18). */
export interface SearchState {
  readonly searchTerm: string;
}

/** Longer terms are cut: a listing shows the term, and nobody types this much. */
const LONGEST_TERM = 100;

const Schema = v.object({
  searchTerm: v.pipe(
    v.string(),
    v.transform((term) => term.trim().slice(0, LONGEST_TERM)),
  ),
});

/** The state with which a search for a term goes to a listing. */
export function searchState(term: string): SearchState {
  return { searchTerm: term.trim().slice(0, LONGEST_TERM) };
}

/** The term that a listing's navigation state brings, which anybody can forge; null where there is none. */
export function readSearchTerm(state: unknown): string | null {
  const result = v.safeParse(Schema, state);
  return result.success && result.output.searchTerm !== '' ? result.output.searchTerm : null;
}

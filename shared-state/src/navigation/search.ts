/** The navigation state with which a search leads to a listing (RULINGS A18). */
export interface SearchState {
  readonly searchTerm: string;
}

/** Terms longer than this are cut: they are shown in a heading. */
const LONGEST_TERM = 100;

/** The state that takes a term to a listing. */
export function searchState(term: string): SearchState {
  return { searchTerm: term.trim().slice(0, LONGEST_TERM) };
}

/** The term in a listing's navigation state, which anybody can forge; undefined where there is none. */
export function readSearchTerm(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('searchTerm' in state)) return undefined;
  const { searchTerm } = state;
  if (typeof searchTerm !== 'string') return undefined;
  return searchTerm.trim().slice(0, LONGEST_TERM) || undefined;
}

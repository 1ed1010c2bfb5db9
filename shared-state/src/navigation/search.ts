import { isRecord } from '../isRecord';

/** In characters. Longer terms are cut, because the listing shows the term. */
const MAX_TERM_LENGTH = 100;

/** The navigation state that the search passes to a listing (docs/product/search.md#section). */
export function searchState(term: string): { readonly searchTerm: string } {
  return { searchTerm: term.trim().slice(0, MAX_TERM_LENGTH) };
}

/** The term in a listing's navigation state, or null. The state can be forged. */
export function readSearchTerm(state: unknown): string | null {
  if (!isRecord(state) || typeof state.searchTerm !== 'string') return null;
  const { searchTerm } = searchState(state.searchTerm);
  return searchTerm === '' ? null : searchTerm;
}

import { entries } from 'mfe-catalog/sections';

export const SEARCH_TERMS = entries.flatMap(({ searchTerms }) => searchTerms);

/** The words that lead to each section; `kid*` is the beginning of a word. */
export const SECTION_WORDS = entries.map(({ id, names, searchWords }) => ({
  id,
  words: [...names, ...searchWords],
}));

import { useMemo } from 'react';
import { readSearchTerm } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import type { Product, Section } from '../catalogue/types';
import { CATEGORY, FILTERS, readListingQuery, withEntry, type ListingQuery } from './listingQuery';
import { matchSearch } from './searchMatch';
import { selectProducts } from './selectProducts';

/** A section's products as the address asks for them, and the ways to ask otherwise. */
export interface Listing {
  readonly products: readonly Product[];
  readonly query: ListingQuery;
  /** The search that led here, if any. */
  readonly searchTerm: string | null;
  /** False where the search matches nothing: then everything is shown. */
  readonly hasMatches: boolean;
  /** How many choices other than a category narrow the products. */
  readonly activeFilters: number;
  readonly change: (name: string, value: string | null) => void;
  readonly clearFilters: () => void;
  readonly showAll: () => void;
  readonly clearSearch: () => void;
}

const NO_QUERY = new URLSearchParams();

/** Reads a listing from the address (query and navigation state, RULINGS A18-A19) and changes it there. */
export function useListing(section: Section): Listing {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // One file of HTML, the whole listing, answers every query and every search.
  const searchTerm = useAfterHydration(readSearchTerm(state), null);
  const shown = useAfterHydration(params, NO_QUERY);
  const query = useMemo(() => readListingQuery(shown), [shown]);
  const found = useMemo(
    () => (searchTerm === null ? null : matchSearch(section, searchTerm)),
    [section, searchTerm],
  );
  const products = useMemo(() => selectProducts(section, query, found), [section, query, found]);

  // Replacing keeps Back for leaving the listing; the state carries the search along.
  const visit = (next: URLSearchParams, nextState: unknown = state): void => {
    const search = next.toString();
    void navigate(
      { pathname, search: search && `?${search}` },
      { replace: true, state: nextState },
    );
  };
  const without = (names: readonly string[]): URLSearchParams =>
    names.reduce((rest, name) => withEntry(rest, name, null), params);
  const filterNames = FILTERS.map(({ name }) => name);

  return {
    products,
    query,
    searchTerm,
    hasMatches: found !== null,
    activeFilters: FILTERS.filter(({ name }) => query[name] !== null).length,
    change: (name, value) => visit(withEntry(params, name, value)),
    clearFilters: () => visit(without(filterNames)),
    showAll: () => visit(without([CATEGORY, ...filterNames])),
    clearSearch: () => visit(params, null),
  };
}

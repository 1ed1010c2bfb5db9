import { useMemo } from 'react';
import { readSearchTerm } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import type { Product, Section } from '../catalogue/types';
import { matchSearch, type SectionSearch } from '../search/matchSearch';
import { CATEGORY } from './categoryParameter';
import {
  activeFilters,
  FILTER_NAMES,
  readListingQuery,
  type ActiveFilter,
  type ListingQuery,
} from './listingQuery';
import { selectProducts } from './selectProducts';

/** The products of a section that the address selects, and functions that change the address. */
export interface Listing {
  readonly section: Section;
  readonly products: readonly Product[];
  readonly query: ListingQuery;
  /** The results of the search; null without a search. If nothing matches, everything is shown. */
  readonly search: SectionSearch | null;
  /** The active filters, without the category. */
  readonly filters: readonly ActiveFilter[];
  /** The products for another choice of filters, to count them. */
  readonly productsWith: (change: Partial<ListingQuery>) => readonly Product[];
  readonly change: (name: string, value: string | null) => void;
  readonly clearFilters: () => void;
  readonly showAll: () => void;
  readonly clearSearch: () => void;
}

/** Reads a listing's state from the address (query and navigation state) and changes it there. */
export function useListing(section: Section): Listing {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // The HTML is one file for all queries and searches. It has the whole listing.
  const searchTerm = useAfterHydration(readSearchTerm(state), null);
  const shown = useAfterHydration(params, new URLSearchParams());
  const query = useMemo(() => readListingQuery(shown, section), [shown, section]);
  const search = useMemo(
    () => (searchTerm === null ? null : matchSearch(section, searchTerm)),
    [section, searchTerm],
  );
  const found = search?.products ?? null;
  const products = useMemo(() => selectProducts(section, query, found), [section, query, found]);

  // Replaces the history entry, so that Back leaves the listing. Keeps the navigation state, which has the search.
  const visit = (next: URLSearchParams, nextState: unknown = state): void => {
    void navigate({ pathname, search: `?${next}` }, { replace: true, state: nextState });
  };
  const change = (names: readonly string[], value: string | null): void => {
    const next = new URLSearchParams(params);
    for (const name of names) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    // The first script repeats the choice of an order after hydration, also one that comes from the address.
    if (`${next}` !== `${params}`) visit(next);
  };

  return {
    section,
    products,
    query,
    search,
    filters: activeFilters(query),
    productsWith: (other) => selectProducts(section, { ...query, ...other, sort: null }, found),
    change: (name, value) => change([name], value),
    clearFilters: () => change(FILTER_NAMES, null),
    showAll: () => change([CATEGORY, ...FILTER_NAMES], null),
    clearSearch: () => visit(params, null),
  };
}

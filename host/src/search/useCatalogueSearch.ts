import { useEffect } from 'react';
import { whenIdle } from '../loading/whenIdle';
import { useRemotes, useRemoteModule } from '../remotes/useRemotes';
import type { RemoteModule } from '../remotes/pageId';
import { sectionNamedIn } from './searchTerms';

const ID = 'mfe_catalog/Search';

type Search = RemoteModule<typeof ID>;

export type CatalogueSearch = ReturnType<Search>;

/**
 * The catalogue's search. It is loaded when a component that uses it mounts. It returns null while it is loading or if it
 * fails; the host's own terms work without it.
 *
 * @returns the search, and whether its results are worth waiting for: it is loading, and for less than three seconds
 */
export function useCatalogueSearch(): {
  readonly search: (term: string) => CatalogueSearch | null;
  readonly isLoading: boolean;
} {
  const { loader } = useRemotes();
  const { state, module: search } = useRemoteModule(ID);
  const isLoading = state.kind === 'idle' || (state.kind === 'loading' && !state.isSlow);
  // The first search builds the index, for which the first letter would wait.
  useEffect(() => {
    if (search) whenIdle(() => void search('', null));
  }, [search]);
  return {
    isLoading,
    search: (term) => {
      try {
        return search?.(term, sectionNamedIn(term)) ?? null;
      } catch (error) {
        loader.reportUncaught(error);
        return null;
      }
    },
  };
}

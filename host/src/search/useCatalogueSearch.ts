import { useEffect } from 'react';
import { whenIdle } from '../loading/whenIdle';
import { useRemotes } from '../remotes/RemotesContext';
import { useRemoteModule } from '../remotes/useRemoteModule';
import type { RemoteModule } from '../remotes/pageId';
import { sectionNamedIn } from './searchTerms';

type Search = RemoteModule<'mfe_catalog/Search'>;

/** In milliseconds, for browsers that do not say when they are idle. */
const IDLE_DELAY = 200;

/** The catalogue's results for a search. */
export type CatalogueSearch = ReturnType<Search>;

/**
 * The catalogue's search. It is loaded when a component that uses it mounts. It returns null while it is loading or if it
 * fails; the host's own terms work without it.
 */
export function useCatalogueSearch(): (term: string) => CatalogueSearch | null {
  const { loader } = useRemotes();
  const search = useRemoteModule('mfe_catalog/Search');
  // The first search builds the index, for which the first letter would wait.
  useEffect(() => {
    if (search) whenIdle(() => void search('', null), IDLE_DELAY);
  }, [search]);
  return (term) => {
    try {
      return search?.(term, sectionNamedIn(term)) ?? null;
    } catch (error) {
      loader.reportUncaught(error instanceof Error ? (error.stack ?? '') : '', error);
      return null;
    }
  };
}

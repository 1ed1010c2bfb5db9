import { usePageLoader } from '../remotes/LoaderContext';
import { useRemoteModule } from '../remotes/useRemoteModule';
import type { RemoteModule } from '../federation/pageId';
import { sectionNamedIn } from './searchTerms';

type Search = RemoteModule<'mfe_catalog/Search'>;

/** What the catalogue has for a search. */
export type CatalogueSearch = ReturnType<Search>;

/**
 * The search of the catalogue, which comes when a component that uses it is mounted. It answers null while it is not here,
 * cannot be had or throws: the host's own terms do without it.
 */
export function useCatalogueSearch(): (term: string) => CatalogueSearch | null {
  const { loader } = usePageLoader();
  const search = useRemoteModule('mfe_catalog/Search');
  return (term) => {
    try {
      return search?.(term, sectionNamedIn(term)) ?? null;
    } catch (error) {
      loader.threwLater(error instanceof Error ? (error.stack ?? '') : '', error);
      return null;
    }
  };
}

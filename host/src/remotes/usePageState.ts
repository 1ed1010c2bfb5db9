import { startTransition, useEffect, useState } from 'react';
import type { PageId } from './pageId';
import type { PageState } from './RemoteLoader';
import { useRemotes } from './RemotesContext';

/**
 * The loading state of a remote's page. A loaded page is rendered in a transition, because it only replaces a skeleton.
 */
export function usePageState(page: PageId): PageState {
  const { loader } = useRemotes();
  const [state, setState] = useState(() => loader.stateOf(page));
  useEffect(() => {
    const update = (): void => {
      const next = loader.stateOf(page);
      if (next.kind === 'ready') startTransition(() => setState(next));
      else setState(next);
    };
    update();
    return loader.subscribe(page, update);
  }, [loader, page]);
  return state;
}

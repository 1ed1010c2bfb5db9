import { startTransition, useEffect, useState } from 'react';
import type { RemoteLoader } from '../federation/createRemoteLoader';
import type { PageId } from '../federation/pageId';
import type { PageState } from '../federation/states';

/** The state of a remote's page. A page that has come is rendered in slices: nothing waits for it but the skeleton. */
export function usePageState(loader: RemoteLoader, page: PageId): PageState {
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

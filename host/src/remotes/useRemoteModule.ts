import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ModuleId, RemoteModule } from '../federation/pageId';
import { usePageLoader } from './LoaderContext';

/**
 * What a remote offers beside its pages; null until it is here, and for as long as it can't be had: whoever uses it works
 * without it. A failure is silent, and the next component that mounts asks again.
 */
export function useRemoteModule<Id extends ModuleId>(id: Id): RemoteModule<Id> | null {
  const { loader } = usePageLoader();
  const subscribe = useCallback(
    (onChange: () => void) => loader.subscribe(id, onChange),
    [loader, id],
  );
  const read = (): RemoteModule<Id> | null => {
    const state = loader.stateOf(id);
    // The loader has checked that it is a function or a component; its type is that of the remote's source.
    return state.kind === 'ready' ? (state.component as RemoteModule<Id>) : null;
  };
  useEffect(() => loader.prefetch(id), [loader, id]);
  return useSyncExternalStore(subscribe, read, () => null);
}

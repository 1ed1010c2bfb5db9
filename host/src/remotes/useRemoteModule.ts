import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ModuleId, RemoteModule } from './pageId';
import { useRemotes } from './RemotesContext';

/**
 * A remote's module that is not a page. Null until it is loaded, or if it cannot be loaded, so callers must work without it.
 * A failure is silent, and the next component that mounts tries again.
 */
export function useRemoteModule<Id extends ModuleId>(id: Id): RemoteModule<Id> | null {
  const { loader } = useRemotes();
  const subscribe = useCallback(
    (onChange: () => void) => loader.subscribe(id, onChange),
    [loader, id],
  );
  const read = (): RemoteModule<Id> | null => {
    const state = loader.stateOf(id);
    // The loader has checked that it is a function or a component. Its type comes from the remote's source.
    return state.kind === 'ready' ? (state.component as RemoteModule<Id>) : null;
  };
  useEffect(() => loader.prefetch(id), [loader, id]);
  return useSyncExternalStore(subscribe, read, () => null);
}

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ModuleId, RemoteModule } from './pageId';
import { useRemotes } from './RemotesContext';

/**
 * A remote's module that is no page; null until it is loaded and if it can't be, so its users have to work without it.
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
    // The loader has checked that it is a function or a component; the type is that of the remote's source.
    return state.kind === 'ready' ? (state.component as RemoteModule<Id>) : null;
  };
  useEffect(() => loader.prefetch(id), [loader, id]);
  return useSyncExternalStore(subscribe, read, () => null);
}

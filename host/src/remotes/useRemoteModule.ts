import { useEffect } from 'react';
import type { ModuleId, RemoteModule } from './pageId';
import type { PageState } from './RemoteLoader';
import { useRemotes } from './RemotesContext';
import { usePageState } from './usePageState';

/** The state of a remote's module that is not a page. */
interface ModuleState<Id extends ModuleId> {
  readonly state: PageState;
  /** Null until it is loaded, or if it cannot be loaded, so callers must work without it. */
  readonly module: RemoteModule<Id> | null;
}

/** Loads a remote's module. A failure is silent, and the next component that mounts tries again. */
export function useRemoteModule<Id extends ModuleId>(id: Id): ModuleState<Id> {
  const { loader } = useRemotes();
  const state = usePageState(id);
  useEffect(() => loader.prefetch(id), [loader, id]);
  // The loader has checked that it is a function or a component. Its type comes from the remote's source.
  const module = state.kind === 'ready' ? (state.component as RemoteModule<Id>) : null;
  return { state, module };
}

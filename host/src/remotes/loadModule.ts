import type { ModuleId, RemoteModule } from './pageId';
import type { RemoteLoader } from './RemoteLoader';

/**
 * Loads a remote's module for an action of the shopper. A module that could not be loaded before is requested again.
 *
 * @param maxWait in milliseconds
 * @param onEnd called with the module, before this function returns if it is loaded already, so that its effect is in the same
 *   frame as the action; with null if it cannot be loaded, or not in time
 */
export function loadModule<Id extends ModuleId>(
  loader: RemoteLoader,
  id: Id,
  maxWait: number,
  onEnd: (module: RemoteModule<Id> | null) => void,
): void {
  const ended = new AbortController();
  const leave = loader.visit(id);
  const end = (module: RemoteModule<Id> | null): void => {
    ended.abort();
    leave();
    onEnd(module);
  };
  const look = (): void => {
    const state = loader.stateOf(id);
    // The loader has checked that it is a function or a component. Its type comes from the remote's source.
    if (state.kind === 'ready') end(state.component as RemoteModule<Id>);
    else if (state.kind === 'failed') end(null);
  };
  look();
  if (ended.signal.aborted) return;
  const timer = setTimeout(end, maxWait, null);
  ended.signal.addEventListener('abort', loader.subscribe(id, look));
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
}

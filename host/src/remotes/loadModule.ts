import type { ModuleId, RemoteModule } from './pageId';
import type { RemoteLoader } from './RemoteLoader';

/**
 * Loads a remote's module for an action of the shopper. A module that could not be loaded before is requested again.
 *
 * @param maxWait in milliseconds
 * @returns null if it cannot be loaded, or not in time
 */
export function loadModule<Id extends ModuleId>(
  loader: RemoteLoader,
  id: Id,
  maxWait: number,
): Promise<RemoteModule<Id> | null> {
  return new Promise((resolve) => {
    const leave = loader.visit(id);
    const end = (module: RemoteModule<Id> | null): void => {
      unsubscribe();
      leave();
      clearTimeout(timer);
      resolve(module);
    };
    const look = (): void => {
      const state = loader.stateOf(id);
      // The loader has checked that it is a function or a component. Its type comes from the remote's source.
      if (state.kind === 'ready') end(state.component as RemoteModule<Id>);
      else if (state.kind === 'failed') end(null);
    };
    const unsubscribe = loader.subscribe(id, look);
    const timer = setTimeout(end, maxWait, null);
    look();
  });
}

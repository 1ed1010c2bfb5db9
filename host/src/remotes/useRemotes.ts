import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { focusHeading } from '../navigation/arrive';
import type { Remotes } from './createRemotes';
import type { ModuleId, PageId, PageState, RemoteModule, RoutePageId } from './pageId';

export const RemotesContext = createContext<Remotes | null>(null);

/** @throws {Error} outside its provider */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes must be used within a RemotesContext');
  return remotes;
}

/** Whether the page was in the HTML at the first render. Decided once: the content stays the same element in hydration. */
export function useIsInHtml(page: RoutePageId): boolean {
  const { htmlPage } = useRemotes();
  const [isInHtml] = useState(() => htmlPage(page) !== null);
  return isInHtml;
}

/** The state of a remote's page. A loaded page is rendered in a transition, because it only replaces a skeleton. */
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

/** Makes Try Again load a page. The button disappears, so the page's heading gets the focus. */
export function useRetry(page: PageId): () => void {
  const { loader } = useRemotes();
  return () => {
    focusHeading();
    loader.retry(page, 'shopper');
  };
}

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

import { useEffect } from 'react';
import type { RemoteLoader } from '../remotes/pageId';
import type { RemoteEvent } from 'remote-loader';
import { REMOTE_EVENT } from 'remote-loader/formats';
import { isFrugal } from './connection';
import { whenIdle } from './whenIdle';
import { likelyPages } from '../routes';
import { useRemotes } from '../remotes/useRemotes';

/**
 * Loads the most likely next pages once the first page of a remote is shown and the browser is idle, because a touch screen
 * has no hover that could start a prefetch. Not on a slow network or if the browser saves data.
 */
export function useLoadAhead(): void {
  const { loader } = useRemotes();
  useEffect(() => {
    if (isFrugal()) return;
    const handleEvent = ({ detail }: CustomEvent<RemoteEvent>): void => {
      if (detail.type !== 'shown') return;
      window.removeEventListener(REMOTE_EVENT, handleEvent);
      loadWhenIdle(loader, likelyPages);
    };
    window.addEventListener(REMOTE_EVENT, handleEvent);
    return () => window.removeEventListener(REMOTE_EVENT, handleEvent);
  }, [loader]);
}

/** Loads each page in a separate idle period, so that no task is long. */
function loadWhenIdle(loader: RemoteLoader, [page, ...others]: typeof likelyPages): void {
  if (!page) return;
  whenIdle(() => {
    loader.prefetch(page);
    loadWhenIdle(loader, others);
  });
}

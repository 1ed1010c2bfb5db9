import { useEffect } from 'react';
import type { RemoteLoader } from '../federation/createRemoteLoader';
import type { RemoteEvent } from '../federation/remoteEvents';
import { likelyPages } from '../routes';
import { usePageLoader } from './LoaderContext';

/** Chromium's network information; other browsers have none. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads the most likely next pages once the first page of a remote is shown and the browser is idle, because touches
 * give no hover to prefetch on. They are 38 KB (docs/performance.md), so not on a slow network or where data is to be
 * saved.
 */
export function useLoadAhead(): void {
  const { loader } = usePageLoader();
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
    const handleEvent = ({ detail }: CustomEvent<RemoteEvent>): void => {
      if (detail.type !== 'shown') return;
      window.removeEventListener('weft:remote', handleEvent);
      loadWhenIdle(loader, likelyPages);
    };
    window.addEventListener('weft:remote', handleEvent);
    return () => window.removeEventListener('weft:remote', handleEvent);
  }, [loader]);
}

/** Each in an idle period of its own, so that no task is long. */
function loadWhenIdle(loader: RemoteLoader, [page, ...others]: typeof likelyPages): void {
  if (!page) return;
  // Safari has no requestIdleCallback.
  const whenIdle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  const load = (): void => {
    loader.prefetch(page);
    loadWhenIdle(loader, others);
  };
  if (whenIdle) whenIdle(load);
  else setTimeout(load, 200);
}

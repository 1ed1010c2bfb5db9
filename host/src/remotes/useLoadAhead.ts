import { useEffect } from 'react';
import type { RemoteLoader } from '../federation/createRemoteLoader';
import type { RemoteEvent } from '../federation/remoteEvents';
import { likelyPages } from '../routes';
import { usePageLoader } from './LoaderContext';

/** What Chromium tells of the line; other browsers have none of it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads the pages where most visits go on, once the first page of a remote is there and the browser has time: a finger does
 * not hover before it taps. It costs 38 KB (docs/performance.md), so not on a slow line, nor where data is to be saved.
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

/** Each in a moment of its own: what runs at once should be short. */
function loadWhenIdle(loader: RemoteLoader, [page, ...others]: typeof likelyPages): void {
  if (!page) return;
  // Safari has no such moments to offer.
  const whenIdle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  const load = (): void => {
    loader.prefetch(page);
    loadWhenIdle(loader, others);
  };
  if (whenIdle) whenIdle(load);
  else setTimeout(load, 200);
}

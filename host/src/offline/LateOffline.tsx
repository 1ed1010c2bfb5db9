import { useEffect, type ReactNode } from 'react';
import { useLazy } from '../loading/useLazy';
import { whenAnswered } from '../loading/whenAnswered';

const importOffline = async () =>
  (await import(/* webpackChunkName: "offline" */ './Offline')).Offline;

/** Loads the offline support once the page answers and the browser is idle (docs/offline.md). */
export function LateOffline(): ReactNode {
  const [Offline, load] = useLazy(importOffline);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      void unregisterWorkers();
      return undefined;
    }
    // The shop works without it.
    return whenAnswered(() => void load().catch(() => undefined));
  }, [load]);
  return Offline && <Offline />;
}

/** Development has no service worker. Unregisters the worker of a production build that used the same port. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenHydrated } from '../loading/whenHydrated';

/** Loads the offline support once the page is hydrated and the browser is idle (docs/offline.md). */
export function LateOffline(): ReactNode {
  const [Offline, setOffline] = useState<ComponentType>();
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') whenHydrated(load);
    else void unregisterWorkers();

    function load(): void {
      import(/* webpackChunkName: "offline" */ './Offline').then(
        (loaded) => setOffline(() => loaded.Offline),
        // The shop works without it.
        () => undefined,
      );
    }
  }, []);
  return Offline && <Offline />;
}

/** Development has no service worker. Unregisters the worker of a production build that used the same port. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

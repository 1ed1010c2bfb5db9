import { useEffect, useState, type ReactNode } from 'react';

/** Loads the offline support once the browser is idle (docs/offline.md). */
export function LateOffline(): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      void leaveWorker();
      return;
    }
    const load = async (): Promise<void> => {
      const { Offline } = await import(/* webpackChunkName: "offline" */ './Offline');
      setContent(<Offline />);
    };
    const start = (): void => void load().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 1_000);
  }, []);
  return content;
}

/** Development has no service worker; unregisters one that a production build on the same port has left. */
async function leaveWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

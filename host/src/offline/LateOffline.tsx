import { useEffect, useState, type ReactNode } from 'react';

/** Loads what the shop needs to open without a network, once the browser has nothing else to do (docs/offline.md). */
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
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 1_000);
  }, []);
  return content;
}

/** In development there is no worker; one may be left of a production build that was served on the same port. */
async function leaveWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
}

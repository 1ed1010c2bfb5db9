import { useSyncExternalStore } from 'react';

/** Chromium's network information. Other browsers have none, and some versions report no changes. */
type Connection = Partial<EventTarget> & { readonly saveData?: boolean };

/** True if the browser saves data; false during hydration. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  connection()?.addEventListener?.('change', onChange);
  return () => connection()?.removeEventListener?.('change', onChange);
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

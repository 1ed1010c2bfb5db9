import { useSyncExternalStore } from 'react';

/** True while nobody sees the tab, also where it was opened in the background. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

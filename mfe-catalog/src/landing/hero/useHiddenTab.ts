import { useSyncExternalStore } from 'react';

/** True while the tab is hidden, also if it was opened in the background. */
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

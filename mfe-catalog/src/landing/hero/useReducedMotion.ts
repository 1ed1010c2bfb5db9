import { useSyncExternalStore } from 'react';
import { usePreferences } from 'shared-state';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * True if the shopper prefers reduced motion, in the system or in the shop's preferences; false during hydration.
 */
export function useReducedMotion(): boolean {
  const isSystemReduced = useSyncExternalStore(subscribe, read, () => false);
  return usePreferences().motion === 'reduced' || isSystemReduced;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function read(): boolean {
  return window.matchMedia(QUERY).matches;
}

import { useSyncExternalStore } from 'react';
import { usePreferences } from 'shared-state';
import { useAfterHydration } from 'shared-ui';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * True if the shopper prefers reduced motion, in the system or in the shop's preferences; false during hydration. For observers.
 */
export function useReducedMotion(): boolean {
  const isSystemReduced = useSyncExternalStore(subscribe, read, () => false);
  return useAfterHydration(usePreferences().motion === 'reduced', false) || isSystemReduced;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function read(): boolean {
  return window.matchMedia(QUERY).matches;
}

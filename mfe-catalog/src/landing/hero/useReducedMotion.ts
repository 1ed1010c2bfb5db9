import { useSyncExternalStore } from 'react';
import { stores } from 'shared-state';
import { useAfterHydration } from 'shared-ui';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * True for a shopper who asked for less motion, of the system or in the shop's preferences; false until the page knows.
 * Only in an observer: the preferences may change.
 */
export function useReducedMotion(): boolean {
  const isSystemReduced = useSyncExternalStore(subscribe, read, () => false);
  const isReducedHere = useAfterHydration(stores.preferences.motion === 'reduced', false);
  return isReducedHere || isSystemReduced;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function read(): boolean {
  return window.matchMedia(QUERY).matches;
}

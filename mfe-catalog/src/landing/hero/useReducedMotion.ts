import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True for a shopper who asked the system for less motion; false until the page knows. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function read(): boolean {
  return window.matchMedia(QUERY).matches;
}

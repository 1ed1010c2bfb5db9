import { useSyncExternalStore } from 'react';

/** Where the desktop's bar begins; the same width as `$desktop` of the tokens. */
const DESKTOP = '(min-width: 64rem)';

/** True on a wide window. A page that is rendered ahead of time is a phone's. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop, () => false);
}

function isDesktop(): boolean {
  return matchMedia(DESKTOP).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

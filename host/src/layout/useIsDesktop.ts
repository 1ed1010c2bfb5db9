import { useSyncExternalStore } from 'react';

/** From this width on, the top bar has its desktop layout. The same as `$desktop` in `shared-ui/src/mixins`. */
const DESKTOP = '(min-width: 64rem)';

/** True in wide windows; false in the HTML. */
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

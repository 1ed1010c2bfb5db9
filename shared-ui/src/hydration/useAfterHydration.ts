import { useSyncExternalStore } from 'react';

/**
 * A value that may differ from the one in the page's HTML, such as anything from the stores, the query or the
 * navigation state. Returns `inHtml` on the server and while React hydrates that HTML; `value` afterwards, and where
 * there was no HTML.
 *
 * A component is rendered a second time only if the two differ. In an observer the value has to be read in the
 * component itself, as the argument.
 */
export function useAfterHydration<T>(value: T, inHtml: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => inHtml,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

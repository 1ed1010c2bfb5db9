import { useSyncExternalStore } from 'react';

/**
 * A value that may differ from what the page's HTML was written with, such as anything from the stores, the address's
 * query or the navigation state: `inHtml` on the server and while React hydrates that HTML, the value itself in the next
 * render and wherever there was no HTML.
 *
 * A component is rendered a second time only if the two differ. In an observer the value has to be read in the component
 * itself, as the argument.
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

import { useSyncExternalStore } from 'react';

/**
 * A value that may differ from the HTML, such as a value from the stores, the query or the navigation state. Returns
 * `inHtml` while the HTML is written and while React hydrates it. Returns `value` afterwards, and if there was no HTML.
 *
 * The component is rendered a second time only if the values differ. In an observer, read the value in the component
 * itself, as the argument.
 */
export function useAfterHydration<T>(value: T, inHtml: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => inHtml,
  );
}

/** For a value without changes to follow. */
export function subscribeToNothing(): () => void {
  return () => undefined;
}

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** A value of the browser that does not change while a component shows it. @param inHtml the value while the HTML is hydrated */
export function useClientValue<Value>(read: () => Value, inHtml: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => inHtml);
}

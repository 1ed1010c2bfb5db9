import { useSyncExternalStore } from 'react';
import { FIRST_LISTING, readLastListing } from './lastListing';

/** The address of Continue Shopping: the path and query of the last visited listing. */
export function useLastListing(): string {
  // No subscription, because the value changes only on other pages.
  return useSyncExternalStore(subscribeToNothing, readLastListing, () => FIRST_LISTING);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

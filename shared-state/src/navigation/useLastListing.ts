import { useSyncExternalStore } from 'react';
import { FIRST_LISTING, readLastListing } from './lastListing';

/** Where Continue Shopping leads: to the listing that was visited last, as its path with the query. */
export function useLastListing(): string {
  // No subscription: a listing is visited on another page.
  return useSyncExternalStore(subscribeToNothing, readLastListing, () => FIRST_LISTING);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

import { FIRST_LISTING, readLastListing } from './lastListing';
import { useClientValue } from './useClientValue';

/** The address of Continue Shopping: the path and query of the last visited listing. */
export function useLastListing(): string {
  // It changes only on other pages.
  return useClientValue(readLastListing, FIRST_LISTING);
}

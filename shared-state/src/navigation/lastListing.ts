import { shopEntry } from '../persistence/shopEntry';
import { useClientValue } from './useClientValue';

/** In sessionStorage, because each tab has its own last listing. */
const entry = shopEntry('lastListing', 'tab');

/** Matches a listing's path with its query, and no forged text. */
const LISTING = /^\/product(?:\/[a-z]+)?(?:\?[\w\-.~%!$&'()*+,;=:@/?]{0,2000})?$/;

/** Stores the path and query of the shown listing until the tab is closed. */
export function rememberListing(address: string): void {
  if (LISTING.test(address)) entry.write(address);
}

/** The address of Continue Shopping: the path and query of the last listing visited in this tab, or the first section's. */
export function useLastListing(): string {
  // It changes only on other pages.
  const address = useClientValue(() => entry.read() ?? '', '');
  return LISTING.test(address) ? address : '/product';
}

import { ownEntry } from '../persistence/ownEntry';

/** In sessionStorage: a visit in another tab has a listing of its own. */
const entry = ownEntry('lastListing', 'tab');

/** Where shopping continues before any listing was visited. */
export const FIRST_LISTING = '/product/men';

/** A listing with its query, of characters that an address bar has too; a forged text is none. */
const LISTING = /^\/product(?:\/(?:men|women|kids))?(?:\?[\w\-.~%!$&'()*+,;=:@/?]{0,2000})?$/;

/** Remembers the listing that is shown, as its path with the query, until the tab is closed. */
export function rememberListing(address: string): void {
  if (LISTING.test(address)) entry.write(address);
}

/** The listing that was visited last in this tab, as its path with the query. */
export function readLastListing(): string {
  const address = entry.read() ?? '';
  return LISTING.test(address) ? address : FIRST_LISTING;
}

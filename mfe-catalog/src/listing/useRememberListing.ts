import { useEffect } from 'react';
import { rememberListing } from 'shared-state';
import { useLocation } from 'shared-ui/router';

/** Remembers the current listing with its query, for the links back from cart and wishlist. */
export function useRememberListing(): void {
  const { pathname, search } = useLocation();
  useEffect(() => rememberListing(pathname + search), [pathname, search]);
}

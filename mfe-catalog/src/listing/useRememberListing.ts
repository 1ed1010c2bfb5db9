import { useEffect } from 'react';
import { rememberListing } from 'shared-state';
import { useLocation } from 'shared-ui/router';

/** Notes the present address as the listing to which Continue Shopping leads. */
export function useRememberListing(): void {
  const { pathname, search } = useLocation();
  useEffect(() => rememberListing(pathname + search), [pathname, search]);
}

import type { ReactNode } from 'react';
import { Routes, useLocation } from 'shared-ui/router';

/** Every character that a dot of a regular expression does not match, as it is and as an address encodes it. */
const LINE_BREAKS = /[\n\r\u2028\u2029]|%0[AD]|%E2%80%A[89]/gi;

/**
 * The router's `Routes`, for every address: its `*` matches no line break, so `/cart%0A` would show nothing at all. Such
 * an address is matched with spaces in their place. It stays in the address bar as it is.
 */
export function ShopRoutes({ children }: { readonly children: ReactNode }): ReactNode {
  const location = useLocation();
  const pathname = location.pathname.replace(LINE_BREAKS, '%20');
  if (pathname === location.pathname) return <Routes>{children}</Routes>;
  return <Routes location={{ ...location, pathname }}>{children}</Routes>;
}

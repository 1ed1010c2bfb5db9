import type { ReactNode } from 'react';
import { Routes, useLocation } from 'shared-ui/router';

/** The characters that `.` does not match in a regular expression, raw and percent-encoded. */
const LINE_BREAKS = /[\n\r\u2028\u2029]|%0[AD]|%E2%80%A[89]/gi;

/**
 * The router's `Routes`, for all addresses. Its `*` does not match line breaks, so `/cart%0A` would render nothing. Here
 * spaces replace the line breaks for matching; the address bar does not change.
 */
export function ShopRoutes({ children }: { readonly children: ReactNode }): ReactNode {
  const location = useLocation();
  const pathname = location.pathname.replace(LINE_BREAKS, '%20');
  if (pathname === location.pathname) return <Routes>{children}</Routes>;
  return <Routes location={{ ...location, pathname }}>{children}</Routes>;
}

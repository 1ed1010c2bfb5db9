import type { ComponentProps, ReactNode } from 'react';
import * as router from 'react-router-dom';
import { StableNavigation } from './StableNavigation';

/** The router on a history in memory: for pages that are written as HTML, and for tests. */
export function MemoryRouter({
  children,
  ...rest
}: ComponentProps<typeof router.MemoryRouter>): ReactNode {
  return (
    <router.MemoryRouter {...rest}>
      <StableNavigation>{children}</StableNavigation>
    </router.MemoryRouter>
  );
}

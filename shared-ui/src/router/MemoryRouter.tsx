import type { ComponentProps, ReactNode } from 'react';
import * as router from 'react-router-dom';
import { StableNavigation } from './StableNavigation';

/** The router with a history in memory, for writing pages as HTML and for tests. */
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

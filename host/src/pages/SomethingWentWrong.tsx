import type { ReactNode } from 'react';
import { StatusPage } from './StatusPage';

/** The general error page (SPEC §2), also in the place of what threw. */
export function SomethingWentWrong(): ReactNode {
  return (
    <StatusPage
      icon="circle-alert"
      title="Oops! Something Went Wrong"
      text="That did not work, and it is our fault. Your cart and your wishlist are as you left them."
    />
  );
}

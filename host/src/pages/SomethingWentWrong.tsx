import type { ReactNode } from 'react';
import { StatusPage } from './StatusPage';

interface Props {
  /** Its canonical path; undefined if it is shown in place of another page. */
  readonly path?: string;
}

/** The general error page (docs/product/shell.md#status-pages), also the fallback of error boundaries. */
export function SomethingWentWrong({ path }: Props): ReactNode {
  return (
    <StatusPage
      icon="circle-alert"
      title="Oops! Something Went Wrong"
      path={path}
      text="That did not work, and it is our fault. Your cart and your wishlist are as you left them."
    />
  );
}

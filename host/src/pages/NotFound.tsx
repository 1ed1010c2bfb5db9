import type { ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { helpfulLink } from './helpfulLink';
import { StatusPage } from './StatusPage';

interface Props {
  /** Its canonical path; undefined if it is shown for an unknown address. */
  readonly path?: string;
}

/** The 404 page (docs/product/shell.md#unknown-addresses). It has a helpful link for some addresses of the footer. */
export function NotFound({ path }: Props): ReactNode {
  const { pathname } = useLocation();
  // All unknown addresses share one HTML file.
  const link = useAfterHydration(helpfulLink(pathname), null);
  return (
    <StatusPage
      icon="search"
      title="404 - Page Not Found"
      path={path}
      text="There is nothing at this address. It may have moved, or the link may be mistyped."
      link={path === undefined ? link : undefined}
    />
  );
}

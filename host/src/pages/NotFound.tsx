import type { ReactNode } from 'react';
import { ButtonLink, useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { helpfulLink } from './helpfulLink';
import { StatusPage } from './StatusPage';

interface Props {
  /** Its canonical path; none where it stands at any address. */
  readonly path?: string;
}

/** Any path that nothing else answers (SPEC §2); where the footer leads here, one link helps on (RULINGS A20). */
export function NotFound({ path }: Props): ReactNode {
  const { pathname } = useLocation();
  // One file of HTML answers all such addresses.
  const link = useAfterHydration(helpfulLink(pathname), undefined);
  return (
    <StatusPage
      icon="search"
      title="404 - Page Not Found"
      path={path}
      text="There is nothing at this address. It may have moved, or the link may be mistyped."
    >
      {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
    </StatusPage>
  );
}

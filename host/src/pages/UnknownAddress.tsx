import { useEffect, useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { MoreToSee } from '../more/MoreToSee';
import type { AddRoutes } from '../remotes/declaredRoutes';
import { useRemotes } from '../remotes/RemotesContext';
import { PageSkeleton } from '../remotes/PageSkeleton';
import { hostPaths } from './hostRoutes';
import { NotFound } from './NotFound';

/** The skeleton while it is unknown whether the address has a page. */
const UNKNOWN = { path: '', shape: 'listing', title: 'Looking for this page' } as const;

interface Props {
  /** Adds the routes that were found to those that are known. */
  readonly onRoutes: (add: AddRoutes) => void;
}

/** An address that the table does not have: of a page that has come with a remote since, or of none. */
export function UnknownAddress({ onRoutes }: Props): ReactNode {
  const { loader } = useRemotes();
  const { pathname } = useLocation();
  // The HTML says 404, and stays until a manifest says otherwise.
  const [missing, setMissing] = useState(useAfterHydration('', pathname));

  useEffect(() => {
    let isLeft = false;
    void loader
      .declaredRoutes(hostPaths)
      .then(onRoutes, () => undefined)
      .then(() => {
        if (!isLeft) setMissing(pathname);
      });
    return () => {
      isLeft = true;
    };
  }, [loader, pathname, onRoutes]);

  if (missing !== pathname) return <PageSkeleton route={UNKNOWN} />;
  return (
    <>
      <NotFound />
      <MoreToSee />
    </>
  );
}

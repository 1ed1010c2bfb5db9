import { useEffect, useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { ProductsToSee } from '../suggestions/ProductsToSee';
import { useRemotes } from '../remotes/useRemotes';
import { PageSkeleton } from '../remotes/PageSkeleton';
import type { RemoteRoute } from '../routes';
import { NotFound } from './NotFound';

/** The skeleton while it is unknown whether the address has a page. */
const UNKNOWN = { path: '', shape: 'listing', title: 'Looking for this page' } as const;

interface Props {
  readonly onRoutes: (routes: readonly RemoteRoute[]) => void;
}

/** An address that the route table does not have. A newer release of a remote may have a page for it. */
export function UnknownAddress({ onRoutes }: Props): ReactNode {
  const { declaredRoutes } = useRemotes();
  const { pathname } = useLocation();
  // The HTML shows the 404 page. It stays until a route is found.
  const [missing, setMissing] = useState(useAfterHydration('', pathname));

  useEffect(() => {
    let isLeft = false;
    void declaredRoutes()
      .then(onRoutes, () => undefined)
      .then(() => {
        if (!isLeft) setMissing(pathname);
      });
    return () => {
      isLeft = true;
    };
  }, [declaredRoutes, pathname, onRoutes]);

  if (missing !== pathname) return <PageSkeleton route={UNKNOWN} />;
  return (
    <>
      <NotFound />
      <ProductsToSee />
    </>
  );
}

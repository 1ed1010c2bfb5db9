import { useEffect, useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { usePageLoader } from '../remotes/LoaderContext';
import { PageSkeleton } from '../remotes/PageSkeleton';
import { remoteRoutes, type RemoteRoute } from '../routes';
import { hostRoutes } from './hostRoutes';
import { NotFound } from './NotFound';

const HOST_PATHS = [...remoteRoutes, ...hostRoutes].map(({ path }) => path);

/** Nobody knows yet what the page will look like. */
const UNKNOWN = { path: '', shape: 'listing' } as const;

interface Props {
  /** Takes the routes that were found into the table: what it is given makes the new list of the old one. */
  readonly onRoutes: (add: (known: readonly RemoteRoute[]) => readonly RemoteRoute[]) => void;
}

/** An address that the table does not have: of a page that has come with a remote since, or of none. */
export function UnknownAddress({ onRoutes }: Props): ReactNode {
  const { loader } = usePageLoader();
  const { pathname } = useLocation();
  // The HTML says 404, and stays until a manifest says otherwise.
  const [missing, setMissing] = useState(useAfterHydration('', pathname));

  useEffect(() => {
    let isLeft = false;
    const settle = (found: readonly RemoteRoute[]): void => {
      if (isLeft) return;
      onRoutes((known) => merge(known, found));
      setMissing(pathname);
    };
    loader.declaredRoutes(HOST_PATHS).then(settle, () => settle([]));
    return () => {
      isLeft = true;
    };
  }, [loader, pathname, onRoutes]);

  return missing === pathname ? <NotFound /> : <PageSkeleton route={UNKNOWN} />;
}

/** A route that was known stays: its remote may be unreachable just now. */
function merge(known: readonly RemoteRoute[], found: readonly RemoteRoute[]): RemoteRoute[] {
  return [...new Map([...known, ...found].map((route) => [route.path, route])).values()];
}

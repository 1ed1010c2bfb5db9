import { useEffect, useState, type ReactNode } from 'react';
import { nameOfRelease, parseManifest, remoteOf } from 'remote-loader';
import { MANIFEST, REMOTE_EVENT } from 'remote-loader/formats';
import { Button, useWindowEvent } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { useRemotes } from '../remotes/useRemotes';
import { pageForPath, routeFor, type RemoteRoute } from '../routes';
import classes from './tools.module.scss';

/** `main` belongs to the route's remote, the others to the host. */
const PARTS = ':is(header, main, footer)';

/** Labels each part of the page with its app and release. `?owners` in the address turns it on. */
export function OwnerOverlay({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { pathname } = useLocation();
  const { loader } = useRemotes();
  const host = useHostRelease();
  const [, setEvents] = useState(0);
  const declared = useDeclaredRoutes(pathname);
  const page = pageForPath(pathname) ?? routeFor(pathname, declared)?.page;
  const remote = page && remoteOf(page);
  const owner = remote ? `${remote} ${loader.releaseOf(remote) ?? 'not loaded'}` : host;

  useWindowEvent(REMOTE_EVENT, () => setEvents((count) => count + 1));

  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(`${PARTS}:not(${PARTS} *)`);
    for (const part of parts) part.dataset.owner = part.matches('main') ? owner : host;
    return () => {
      for (const part of parts) delete part.dataset.owner;
    };
  });

  return (
    <section className={classes.panel} aria-label="Owners">
      <p className={classes.row}>
        <span>{owner === host ? host : `${owner}, in ${host}`}</span>
        <Button size="small" onClick={onClose}>
          Hide owners
        </Button>
      </p>
    </section>
  );
}

/** The routes that come with remotes; empty at an address of the host's own table. */
function useDeclaredRoutes(pathname: string): readonly RemoteRoute[] {
  const { declaredRoutes } = useRemotes();
  const [routes, setRoutes] = useState<readonly RemoteRoute[]>([]);
  useEffect(() => {
    if (pageForPath(pathname)) return;
    // If they cannot be loaded, the page cannot be loaded either.
    declaredRoutes().then(setRoutes, () => undefined);
  }, [declaredRoutes, pathname]);
  return routes;
}

const HOST_MANIFEST = `/${MANIFEST}`;

function useHostRelease(): string {
  const [release, setRelease] = useState('');
  useEffect(() => {
    const read = async (): Promise<void> => {
      const response = await fetch(HOST_MANIFEST);
      const content = parseManifest(HOST_MANIFEST, await response.text());
      setRelease(nameOfRelease({ manifest: HOST_MANIFEST, integrity: '', content }));
    };
    // The overlay works without it.
    read().catch(() => undefined);
  }, []);
  return `host ${release}`.trim();
}

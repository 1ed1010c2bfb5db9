import { useEffect, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { fetchManifest } from '../remotes/manifest';
import { remoteOf } from '../remotes/pageId';
import { nameOfRelease, runningRelease } from '../remotes/releases';
import { REMOTE_EVENT } from '../remotes/remoteEvents';
import { REQUEST_TIMEOUT } from '../remotes/within';
import { pageForPath } from '../routes';
import classes from './tools.module.scss';

/** The parts of the page and who draws them; the middle belongs to whoever answers the route. */
const HOST_PARTS = 'header, footer';

const OWNED = String(classes.owned);

/** Draws over the page which app, in which release, drew which part. `?owners` in the address asks for it. */
export function OwnerOverlay({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { pathname } = useLocation();
  const host = useHostRelease();
  const [, setEvents] = useState(0);
  const page = pageForPath(pathname);
  const owner = page ? ownerOf(remoteOf(page)) : host;

  useEffect(() => {
    const handleEvent = (): void => setEvents((count) => count + 1);
    window.addEventListener(REMOTE_EVENT, handleEvent);
    return () => window.removeEventListener(REMOTE_EVENT, handleEvent);
  }, []);

  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(`body :is(${HOST_PARTS}, main)`)];
    const marked = parts.filter((part) => !part.parentElement?.closest(`main, ${HOST_PARTS}`));
    for (const part of marked) {
      part.classList.add(OWNED);
      part.dataset.owner = part.matches('main') ? owner : host;
    }
    return () => {
      for (const part of marked) {
        part.classList.remove(OWNED);
        delete part.dataset.owner;
      }
    };
  });

  return (
    <section className={classes.panel} aria-label="Owners">
      <p className={classes.row}>
        {owner === host ? host : `${owner}, in ${host}`}
        <Button size="small" onClick={onClose}>
          Hide owners
        </Button>
      </p>
    </section>
  );
}

function ownerOf(remote: string): string {
  return [remote, runningRelease(remote) ?? 'not loaded'].join(' ');
}

/** The host's name and release, from the manifest beside its page. */
function useHostRelease(): string {
  const [release, setRelease] = useState('');
  useEffect(() => {
    fetchManifest('/mf-manifest.json', REQUEST_TIMEOUT).then(
      (manifest) => setRelease(nameOfRelease(manifest)),
      // The overlay can do without.
      () => undefined,
    );
  }, []);
  return `host ${release}`.trim();
}

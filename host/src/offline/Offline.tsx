import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon, IconButton } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import classes from './Offline.module.scss';
import { reportVisit } from './reportVisit';

const TEXT = 'You are offline. What you have opened before still works.';

function subscribe(listener: () => void): () => void {
  const following = new AbortController();
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, listener, { signal: following.signal });
  }
  return () => following.abort();
}

/** Reports each visit to the service worker, and shows a notice while there is no network, until it is closed. */
export function Offline(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    void reportVisit(pathname);
  }, [pathname]);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Notice />;
}

function Notice(): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [isClosed, setIsClosed] = useState(false);
  // Set in the next frame, because a screen reader reads changes of a status, but not its initial text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.replaceChildren(TEXT));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isClosed) return null;
  const handleClose = (): void => {
    setIsClosed(true);
    // The focused button disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.notice} data-notice="">
      <Icon name="wifi-off" />
      <span ref={ref} role="status" />
      <IconButton label="Close" icon="x" onClick={handleClose} />
    </div>
  );
}

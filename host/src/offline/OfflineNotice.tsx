import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from 'shared-ui';
import classes from './Offline.module.scss';

const TEXT = 'You are offline. What you have opened before still works.';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Tells the shopper, quietly and for as long as it lasts, that there is no network. */
export function OfflineNotice(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Sentence />;
}

function Sentence(): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  // A screen reader tells what comes into a status, not what it came with.
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.replaceChildren(TEXT));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={classes.notice}>
      <Icon name="wifi-off" />
      <span ref={ref} role="status" />
    </div>
  );
}

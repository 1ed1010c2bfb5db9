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

/** A live region with a notice while there is no network. */
export function OfflineNotice(): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Sentence />;
}

function Sentence(): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  // Set in the next frame, because a screen reader reads changes of a status, but not its initial text.
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

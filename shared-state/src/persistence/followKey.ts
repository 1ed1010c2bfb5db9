import type { Tab } from './Tab';

export interface KeyEvents {
  /** Another tab has changed the key; `isErased` if it removed the key or cleared the whole storage. */
  readonly onElsewhere: (isErased: boolean) => void;
  /** The page is shown again, perhaps from the back-forward cache, so it may have missed storage events. */
  readonly onReturn: () => void;
  /** The page is being left. This is the last chance to save. */
  readonly onLeave: () => void;
}

/** Listens to the events of a key until the disposer is called. */
export function followKey(tab: Tab, name: string, events: KeyEvents): () => void {
  const handleStorage = (event: Event): void => {
    const { key, newValue } = event as StorageEvent;
    if (key === null || key === name) events.onElsewhere(newValue === null);
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') events.onReturn();
  };
  const target = tab.events();
  const following = new AbortController();
  const { signal } = following;
  target.addEventListener('storage', handleStorage, { signal });
  target.addEventListener('pageshow', events.onReturn, { signal });
  target.addEventListener('visibilitychange', handleVisibility, { signal });
  target.addEventListener('pagehide', events.onLeave, { signal });
  return () => following.abort();
}

import type { Tab } from './Tab';

/** Callbacks for a key. */
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
  const handlers: readonly (readonly [string, (event: Event) => void])[] = [
    ['storage', handleStorage],
    ['pageshow', events.onReturn],
    ['visibilitychange', handleVisibility],
    ['pagehide', events.onLeave],
  ];
  const target = tab.events();
  for (const [type, handler] of handlers) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of handlers) target.removeEventListener(type, handler);
  };
}

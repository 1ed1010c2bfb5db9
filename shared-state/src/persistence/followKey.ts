import type { Disposer } from './Disposer';
import type { Tab } from './Tab';

/** What can happen to a key without this tab's doing. */
export interface KeyEvents {
  /** Another tab has changed the key; `isErased` when it has removed it, or cleared the whole storage. */
  readonly onElsewhere: (isErased: boolean) => void;
  /** The page is shown again, perhaps out of the back-forward cache: it may have missed something. */
  readonly onReturn: () => void;
  /** The page is being left: there is no later. */
  readonly onLeave: () => void;
}

/** Follows what happens to a key until the disposer is called. */
export function followKey(tab: Tab, name: string, events: KeyEvents): Disposer {
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

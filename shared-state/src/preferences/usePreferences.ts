import { reaction } from 'mobx';
import { useSyncExternalStore } from 'react';
import { stores } from '../createStores';
import { NO_CHOICE, type Preferences } from './PreferencesStore';

/**
 * The shopper's preferences. The component is rendered again when they change. While a page's HTML is hydrated, all are
 * `system`, as in the HTML.
 */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => NO_CHOICE);
}

function subscribe(onChange: () => void): () => void {
  return reaction(read, onChange);
}

function read(): Preferences {
  return stores.preferences.current;
}

import { reaction } from 'mobx';
import { useSyncExternalStore } from 'react';
import type { CartLine } from '../cart/cartLine';
import { stores } from '../createStores';

const NONE: readonly CartLine[] = [];

/** The lines saved for later; none while a page's HTML is hydrated. */
export function useSaved(): readonly CartLine[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

function subscribe(onChange: () => void): () => void {
  const stop = stores.saved.start();
  const unreact = reaction(read, onChange);
  return () => {
    unreact();
    stop();
  };
}

function read(): readonly CartLine[] {
  return stores.saved.lines;
}

import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

interface Visit {
  readonly location: Location<unknown>;
  readonly action: NavigationType;
}

/** The browser's history as the router's navigator, with the current address as an external store. */
export interface BrowserHistory {
  readonly navigator: Navigator;
  readonly read: () => Visit;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry {
  /** The navigation state. */
  readonly usr: unknown;
  readonly key: string;
}

/** Creates the history. Call it once for each document. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>();
  let visit = readVisit(NavigationType.Pop);

  const update = (action: NavigationType): void => {
    visit = readVisit(action);
    listeners.forEach((listener) => listener());
  };
  const handlePop = (): void => update(NavigationType.Pop);

  const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = {
    createHref,
    go: (delta) => window.history.go(delta),
    push: (to, state) => {
      window.history.pushState(entryWith(state), '', createHref(to));
      update(NavigationType.Push);
    },
    replace: (to, state) => {
      window.history.replaceState(entryWith(state), '', createHref(to));
      update(NavigationType.Replace);
    },
  };

  return {
    navigator,
    read: () => visit,
    subscribe: (listener) => {
      listeners.add(listener);
      // The browser adds it once, and a history lasts as long as its document.
      window.addEventListener('popstate', handlePop);
      return () => listeners.delete(listener);
    },
  };
}

function readVisit(action: NavigationType): Visit {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as Partial<Entry>;
  return { location: { pathname, search, hash, state: usr, key }, action };
}

function entryWith(state: unknown): Entry {
  return { usr: state ?? null, key: Math.random().toString(36).slice(2, 10) };
}

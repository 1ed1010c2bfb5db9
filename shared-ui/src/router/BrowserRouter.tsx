import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Router, useLocation, type Location } from 'react-router-dom';
import { createBrowserHistory, type BrowserHistory } from './browserHistory';
import { StableNavigation } from './StableNavigation';
import { subscribeToNothing } from '../hydration/useAfterHydration';

const context = createContext<BrowserHistory | null>(null);

interface Props {
  /**
   * Resolves when an address may be rendered; null to render it at once. The address bar and {@link usePresentLocation}
   * change without waiting.
   */
  readonly waitFor?: (location: Location) => Promise<void> | null;
  readonly children: ReactNode;
}

/**
 * The router on the browser's history. The library's own router renders every address at once. The router's context would
 * change, and React would discard all HTML that is not hydrated yet.
 *
 * Navigations are not transitions. A transition renders in slices of five milliseconds, with frames of the old page in
 * between, so a listing's heading would take twice as long.
 */
export function BrowserRouter({ waitFor, children }: Props): ReactNode {
  const [history] = useState(createBrowserHistory);
  const [{ location, action }, setVisit] = useState(history.read);

  useLayoutEffect(() => {
    const show = (): void => setVisit(history.read());
    const handleVisit = (): void => {
      const isReady = waitFor?.(history.read().location);
      if (isReady) void isReady.then(show);
      else show();
    };
    return history.subscribe(handleVisit);
  }, [history, waitFor]);

  return (
    <context.Provider value={history}>
      <Router
        location={location}
        navigationType={action}
        navigator={history.navigator}
        useTransitions={false}
      >
        <StableNavigation>{children}</StableNavigation>
      </Router>
    </context.Provider>
  );
}

/** The location in the address bar, even while {@link BrowserRouter} waits to render it. */
export function usePresentLocation(): Location<unknown> {
  const rendered: Location<unknown> = useLocation();
  const history = useContext(context);
  return useSyncExternalStore(
    history?.subscribe ?? subscribeToNothing,
    () => history?.read().location ?? rendered,
    () => rendered,
  );
}

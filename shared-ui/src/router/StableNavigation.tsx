import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useCallback,
  type ReactNode,
} from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

type StableNavigate = (path: string, options?: NavigateOptions) => void;

const context = createContext<StableNavigate>(() => {
  throw new Error('useStableNavigate must be used within a router of shared-ui/router');
});

/** Provides a stable function for navigation. It calls the router's current function. */
export function StableNavigation({ children }: { readonly children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const stable = useCallback<StableNavigate>((path, options) => {
    void latest.current(path, options);
  }, []);
  return <context.Provider value={stable}>{children}</context.Provider>;
}

/**
 * Navigates like the router's `useNavigate`, but always returns the same function, so that a component that uses it is not
 * rendered again at every navigation. On a listing this saves rendering sixty cards for each filter.
 */
export function useStableNavigate(): StableNavigate {
  return useContext(context);
}

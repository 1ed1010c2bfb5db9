import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useCallback,
  type ReactNode,
} from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Goes to a path of the shop, whole from its first slash. */
type StableNavigate = (path: string, options?: NavigateOptions) => void;

const context = createContext<StableNavigate>(() => {
  throw new Error('useStableNavigate must be used within a router of shared-ui/router');
});

/** Keeps one function for navigating, whatever the router's own is at the moment. */
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
 * Unlike the router's own `useNavigate` the function stays the same wherever the shopper is, so a component that has it is
 * not rendered again whenever the address changes: on a listing that is sixty cards at each filter.
 */
export function useStableNavigate(): StableNavigate {
  return useContext(context);
}

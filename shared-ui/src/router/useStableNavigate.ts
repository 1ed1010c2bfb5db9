import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Goes to a path of the shop, whole from its first slash, with the navigation state if there is one. Unlike the router's
 * own `useNavigate` it stays the same wherever the shopper is, so a component that has it is not rendered again whenever the
 * address changes: on a listing that is sixty cards at each filter.
 *
 * The context is the one that the router's documentation keeps for libraries; its version is exact (pnpm-workspace.yaml).
 */
export function useStableNavigate(): (path: string, state?: unknown) => void {
  const { navigator } = useContext(NavigationContext);
  return (path, state) => navigator.push(path, state);
}

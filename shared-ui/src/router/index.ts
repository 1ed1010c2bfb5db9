import { useLocation as useRouterLocation, type Location } from 'react-router-dom';

/**
 * The part of the router that the shop uses. The builds share it instead of the library, because a shared package is not
 * tree-shaken: 12 KB instead of 56.
 */
export {
  Link,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type LinkProps,
} from 'react-router-dom';

/** The current location. Its navigation state can be forged, so callers must validate it. */
export const useLocation: () => Location<unknown> = useRouterLocation;
export type { Location };
export { isHandledByBrowser, PathLink } from './PathLink';
export { BrowserRouter, usePresentLocation } from './BrowserRouter';
export { useStableNavigate } from './StableNavigation';

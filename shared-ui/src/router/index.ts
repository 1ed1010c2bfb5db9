import { useLocation as useRouterLocation, type Location } from 'react-router-dom';

/**
 * The router's surface: the names that the shop uses, and no more. It is shared between the builds instead of the
 * library, because a shared package is never tree-shaken: whole, it costs 56 KB; this, 12 (ARCHITECTURE §2).
 */
export {
  Link,
  matchRoutes,
  Outlet,
  Navigate,
  Route,
  Routes,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type LinkProps,
  type To,
} from 'react-router-dom';

/** Where the shopper is. The navigation state may be anybody's: whoever uses it has to validate it first. */
export const useLocation: () => Location<unknown> = useRouterLocation;
export type { Location };
export { PathLink } from './PathLink';
export { BrowserRouter, MemoryRouter } from './routers';
export { useStableNavigate } from './StableNavigation';

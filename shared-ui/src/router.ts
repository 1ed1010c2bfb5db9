/**
 * The router's surface: the names that the shop uses, and no more. It is shared between the builds instead of the
 * library, because a shared package is never tree-shaken: whole, it costs 56 KB; this, 12 (ARCHITECTURE §2).
 */
export {
  BrowserRouter,
  createPath,
  Link,
  MemoryRouter,
  Outlet,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type LinkProps,
  type Location,
  type NavigateFunction,
  type To,
} from 'react-router-dom';

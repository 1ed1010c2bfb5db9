import { isRecord } from '../isRecord';

/** A location in the shop, with everything that is needed to show it again (docs/product/routes.md#guard). */
export interface InAppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** The navigation state of the guard and of links that lead to `/login`. */
export interface ReturnState {
  readonly from: InAppLocation;
}

/** The navigation state that makes sign-in return to a location. */
export function returnState(location: InAppLocation): ReturnState {
  const { pathname, search, hash, state } = location;
  return { from: { pathname, search, hash, state } };
}

const HOME: InAppLocation = { pathname: '/', search: '', hash: '', state: null };

/** Returning to these after sign-in would be a loop. */
const AUTH_PATHS = new Set(['/login', '/register']);

/**
 * Browsers treat a backslash like a slash and remove control characters, so that a path can become another origin's
 * address. The router throws for half a surrogate pair, which can't be encoded. (With the flag `u` a whole pair is one
 * character and does not match.)
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const HOSTILE = /[\\\u0000-\u0020\u007f\ud800-\udfff]/u;

/**
 * Where to go after sign-in. Navigation state can be forged, so only a location of the shop is accepted; anything else,
 * and the sign-in pages themselves, give `/`.
 */
export function readReturnTo(state: unknown): InAppLocation {
  if (!isRecord(state) || !isRecord(state.from)) return HOME;
  const { pathname, search = '', hash = '' } = state.from;
  if (!isPath(pathname) || !isPart(search, '?') || !isPart(hash, '#')) return HOME;
  if (isEntrance(pathname)) return HOME;
  return { pathname, search, hash, state: state.from.state ?? null };
}

function isEntrance(pathname: string): boolean {
  return AUTH_PATHS.has(decodePath(pathname).replace(/\/+$/, '').toLowerCase());
}

function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith('/') &&
    !HOSTILE.test(value) &&
    !/[?#]/.test(value) &&
    !hasDotSegments(value)
  );
}

/**
 * True for empty, `.` and `..` segments, also percent-encoded. The browser resolves them before the router reads the
 * address: `/.//evil` and `/%2e/login` lead elsewhere than they seem to.
 */
function hasDotSegments(path: string): boolean {
  const segments = decodePath(path).replace(/\/$/, '').split('/').slice(1);
  return segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

/** The path percent-decoded; the path as it is where its escapes are malformed. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isPart(value: unknown, mark: '?' | '#'): value is string {
  return (
    value === '' || (typeof value === 'string' && value.startsWith(mark) && !HOSTILE.test(value))
  );
}

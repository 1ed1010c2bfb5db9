import { isRecord } from '../isRecord';

/** A place in the shop, with everything it needs to be shown again (RULINGS A2). */
export interface InAppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** The navigation state with which the guard, or a link, leads to `/login`. */
export interface ReturnState {
  readonly from: InAppLocation;
}

/** The state that makes sign-in return to a location. */
export function returnState(location: InAppLocation): ReturnState {
  const { pathname, search, hash, state } = location;
  return { from: { pathname, search, hash, state } };
}

const HOME: InAppLocation = { pathname: '/', search: '', hash: '', state: null };

/** Nobody wants to come back to these; `from` them would be a loop. */
const ENTRANCES = new Set(['/login', '/register']);

/**
 * A backslash or a control character is how a path becomes an address elsewhere; half a surrogate pair can't be encoded, so
 * that the router would throw. (With the flag `u` a whole pair is one character, and not among these.)
 */
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const HOSTILE = /[\\\u0000-\u0020\u007f\ud800-\udfff]/u;

/**
 * Where to go after sign-in. Navigation state can be forged, so only an in-app location is taken; anything else, and
 * the entrances themselves, mean `/` (RULINGS A2).
 */
export function readReturnTo(state: unknown): InAppLocation {
  if (!isRecord(state) || !isRecord(state.from)) return HOME;
  const { pathname, search = '', hash = '' } = state.from;
  if (!isPath(pathname) || !isPart(search, '?') || !isPart(hash, '#')) return HOME;
  if (isEntrance(pathname)) return HOME;
  return { pathname, search, hash, state: state.from.state ?? null };
}

function isEntrance(pathname: string): boolean {
  return ENTRANCES.has(decodePath(pathname).replace(/\/+$/, '').toLowerCase());
}

function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith('/') &&
    !HOSTILE.test(value) &&
    !/[?#]/.test(value) &&
    !hasOddSegments(value)
  );
}

/**
 * True for empty, `.` and `..` segments in any spelling. The browser resolves them before the router reads the address:
 * `/.//evil` and `/%2e/login` are other places than they look.
 */
function hasOddSegments(path: string): boolean {
  const segments = decodePath(path).replace(/\/$/, '').split('/').slice(1);
  return segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

/** The path with its percent signs resolved; the path itself where they are no valid text. */
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

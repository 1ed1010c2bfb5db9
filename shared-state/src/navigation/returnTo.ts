import { isRecord } from '../isRecord';

/** A location in the shop, with everything needed to show it again (docs/product/routes.md#guard). */
export interface InAppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** The navigation state of the guard and of links to `/login`: it makes sign-in return to a location. */
export function returnState(location: InAppLocation): { readonly from: InAppLocation } {
  const { pathname, search, hash, state } = location;
  return { from: { pathname, search, hash, state } };
}

/** The names of pages that lead to sign-in, for use in a sentence. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['/checkout', 'checkout'],
  ['/wishlist', 'your wishlist'],
  ['/account', 'your account'],
]);

/** The name of the page that a shopper came from to sign in, as in "Continue to checkout"; undefined for other pages. */
export function returnPlace({ pathname }: InAppLocation): string | undefined {
  return PLACES.get(pageOf(pathname));
}

const HOME: InAppLocation = { pathname: '/', search: '', hash: '', state: null };

/** A return to these pages after sign-in would be a loop. */
const AUTH_PATHS = new Set(['/login', '/register']);

/**
 * Browsers treat a backslash like a slash and remove control characters, so a path can become an address of another
 * origin. The router throws for half a surrogate pair, which cannot be encoded. (With the flag `u` a whole pair is one
 * character and does not match.)
 */
// oxlint-disable-next-line no-control-regex -- it has to find control characters
const HOSTILE = /[\\\u0000-\u0020\u007f\ud800-\udfff]/u;

/**
 * The location to open after sign-in. Navigation state can be forged, so only a location of the shop is accepted. Anything
 * else returns `/`, and so do the sign-in pages.
 */
export function readReturnTo(state: unknown): InAppLocation {
  if (!isRecord(state) || !isRecord(state.from)) return HOME;
  const { pathname, search = '', hash = '' } = state.from;
  if (!isPath(pathname) || !isPart(search, '?') || !isPart(hash, '#')) return HOME;
  if (AUTH_PATHS.has(pageOf(pathname).toLowerCase())) return HOME;
  return { pathname, search, hash, state: state.from.state ?? null };
}

/** The path in the form of the route table. A slash at the end and percent-encoding make no difference. */
function pageOf(pathname: string): string {
  return decodePath(pathname).replace(/\/+$/, '');
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
 * Whether a path has empty, `.` or `..` segments, also percent-encoded. The browser resolves them before the router reads the
 * address, so `/.//evil` and `/%2e/login` do not lead where they seem to.
 */
function hasDotSegments(path: string): boolean {
  const segments = decodePath(path).replace(/\/$/, '').split('/').slice(1);
  return segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

/** The percent-decoded path; the unchanged path if its escapes are malformed. */
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

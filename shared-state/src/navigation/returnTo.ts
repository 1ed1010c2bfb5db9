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

/** A backslash or a control character is how a path becomes an address elsewhere. */
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const HOSTILE = /[\\\u0000-\u0020\u007f]/;

/**
 * Where to go after sign-in. Navigation state can be forged, so only an in-app location is taken; anything else, and
 * the entrances themselves, mean `/` (RULINGS A2).
 */
export function readReturnTo(state: unknown): InAppLocation {
  if (!isRecord(state) || !isRecord(state.from)) return HOME;
  const { pathname, search = '', hash = '' } = state.from;
  if (!isPath(pathname) || !isPart(search, '?') || !isPart(hash, '#')) return HOME;
  if (ENTRANCES.has(pathname.replace(/\/+$/, '').toLowerCase())) return HOME;
  return { pathname, search, hash, state: state.from.state ?? null };
}

function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.startsWith('/') &&
    !value.startsWith('//') &&
    !HOSTILE.test(value) &&
    !/[?#]/.test(value)
  );
}

function isPart(value: unknown, mark: '?' | '#'): value is string {
  return (
    value === '' || (typeof value === 'string' && value.startsWith(mark) && !HOSTILE.test(value))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

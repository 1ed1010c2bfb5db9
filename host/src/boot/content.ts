import { KEEPS, VARIES } from 'remote-loader/formats';
import type { ShopBootFiles } from '../remotes/bootFiles';
import { root } from './root';

/**
 * Marks the root element if this shopper or this address gets another content than the HTML has, so that a skeleton is shown
 * until hydration (PageFromHtml.module.scss). Sends guests from a guarded page to the sign-in.
 */
export function markContent({ storageKey, variesBy, isGuarded }: ShopBootFiles): void {
  /** The navigation state. `usr` and `key` are the router's history state. */
  const { usr: state = null } = (history.state ?? {}) as { usr?: unknown };

  // The HTML shows a guest's page.
  try {
    // oxlint-disable-next-line no-restricted-globals -- the first script has no stores
    const stored = storageKey && localStorage.getItem(storageKey);
    if (stored && stored !== '[]') root.setAttribute(KEEPS, '');
    else if (isGuarded) showSignIn(state);
  } catch {
    // Without storage every shopper is a guest.
  }

  // The HTML shows the page without query and state.
  const query = new URLSearchParams(location.search);
  if (variesBy?.some((name) => query.has(name) || Object.hasOwn(Object(state) as object, name)))
    root.setAttribute(VARIES, '');
}

/** The redirect of `RequireSession`, without waiting for its script. */
function showSignIn(state: unknown): void {
  const { pathname, search, hash } = location;
  const from = { pathname, search, hash, state };
  history.replaceState({ usr: { from }, key: 'guard' }, '', '/login');
  location.reload();
}

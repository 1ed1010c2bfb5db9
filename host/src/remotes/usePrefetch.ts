import { useEffect } from 'react';
import { ASLEEP } from '../boot/wake';
import type { RoutePageId } from '../federation/pageId';
import { likelyPages, pageForPath } from '../routes';
import { usePageLoader } from './LoaderContext';

/** Not `pointerover`, which the browser also fires when a new page comes to lie below the pointer. */
const SIGNS_OF_INTEREST = ['pointermove', 'focusin', 'touchstart'] as const;

/** How long a link is pointed at or focused before its page is rendered, in milliseconds: a pointer passes many links. */
const REST = 65;

/** What a link leads to. */
type LinkAddress = Pick<HTMLAnchorElement, 'pathname' | 'search'>;

/**
 * Loads a page's code when a link to it is hovered, focused or touched, so that the click needs no request
 * (ARCHITECTURE §6). One listener on the document covers the links of all remotes.
 *
 * @param onRest called with the address of a link to a likely page when the pointer or the focus has stayed on it and its code is
 *   loaded, and with null when they leave it
 */
export function usePrefetch(onRest: (address: LinkAddress | null) => void): void {
  const { loader } = usePageLoader();
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout>;

    const waitForRest = (page: RoutePageId, address: LinkAddress): void => {
      timer = setTimeout(() => {
        const isReady =
          loader.stateOf(page).kind === 'ready' && !document.querySelector(`[${ASLEEP}]`);
        // The present page stays where only its address changes.
        if (isReady && page !== pageForPath(location.pathname)) onRest(address);
        else waitForRest(page, address);
      }, REST);
    };
    const handleInterest = ({ target, type }: Pick<Event, 'target' | 'type'>): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === last) return;
      last = link;
      clearTimeout(timer);
      onRest(null);
      if (link?.origin !== location.origin) return;
      const page = pageForPath(link.pathname);
      if (!page) return;
      loader.prefetch(page);
      if (type !== 'touchstart' && likelyPages.includes(page)) {
        waitForRest(page, { pathname: link.pathname, search: link.search });
      }
    };
    // The pointer may have been on a link since before hydration.
    handleInterest({ target: document.querySelector('a:hover'), type: '' });
    const listening = new AbortController();
    for (const sign of SIGNS_OF_INTEREST) {
      const { signal } = listening;
      document.addEventListener(sign, handleInterest, { passive: true, signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [loader, onRest]);
}

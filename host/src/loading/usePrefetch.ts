import { useEffect } from 'react';
import { pageForPath } from '../routes';
import { useRemotes } from '../remotes/useRemotes';

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads a page's code when a link to it is hovered, focused or touched, so that the click needs no request. One listener on the
 * document covers the links of all remotes.
 */
export function usePrefetch(): void {
  const { loader } = useRemotes();
  useEffect(() => {
    let last: Element | null = null;
    const prefetch = (target: EventTarget | null): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Tries once each time a link is entered. Moves inside the link and the focus of a click do not count.
      if (link === last) return;
      last = link;
      if (link?.origin !== location.origin) return;
      const page = pageForPath(link.pathname);
      if (page) loader.prefetch(page);
    };
    const handleInterest = ({ target }: Event): void => prefetch(target);
    // The pointer may already have been on a link before hydration.
    prefetch(document.querySelector('a:hover'));
    const unmounted = new AbortController();
    const options = { passive: true, signal: unmounted.signal };
    for (const sign of SIGNS_OF_INTEREST) document.addEventListener(sign, handleInterest, options);
    return () => unmounted.abort();
  }, [loader]);
}

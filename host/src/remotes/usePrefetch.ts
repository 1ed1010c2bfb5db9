import { useEffect } from 'react';
import { pageForPath } from '../routes';
import { usePageLoader } from './LoaderContext';

const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads a page's code as soon as a link to it is hovered, focused or touched, so that the click itself asks for
 * nothing (ARCHITECTURE §6). It listens once for the whole document: links of every remote profit.
 */
export function usePrefetch(): void {
  const { loader } = usePageLoader();
  useEffect(() => {
    const handleInterest = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const page = pageForPath(link.pathname);
      if (page) loader.prefetch(page);
    };
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, handleInterest, { passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_INTEREST) document.removeEventListener(sign, handleInterest);
    };
  }, [loader]);
}

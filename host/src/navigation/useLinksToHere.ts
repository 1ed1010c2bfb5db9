import { useEffect } from 'react';
import { goToTop } from './arrive';

/** A link to the page one is on goes to its top. Its address does not change, so that only the press tells. */
export function useLinksToHere(): void {
  useEffect(() => {
    let before = '';
    let frame = 0;
    const handleCapture = (): void => {
      before = location.href;
    };
    const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Prevented: the router has followed it, and the browser does not open another tab.
      if (!defaultPrevented || link?.href !== before || link.hash) return;
      frame = requestAnimationFrame(() => goToTop('main h1'));
    };
    document.addEventListener('click', handleCapture, true);
    document.addEventListener('click', handleClick);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', handleCapture, true);
      document.removeEventListener('click', handleClick);
    };
  }, []);
}

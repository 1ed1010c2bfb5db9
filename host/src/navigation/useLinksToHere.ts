import { useEffect } from 'react';
import { goToTop } from './arrive';

/** Makes a link to the current page scroll to its top. It listens for clicks, because the address does not change. */
export function useLinksToHere(): void {
  useEffect(() => {
    let before = '';
    let frame = 0;
    const handleCapture = (): void => {
      before = location.href;
    };
    const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      // `defaultPrevented` means that the router has followed the link and no new tab opens.
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

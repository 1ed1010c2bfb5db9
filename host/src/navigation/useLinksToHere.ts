import { useRef } from 'react';
import { useWindowEvent } from 'shared-ui';
import { goToTop } from './arrive';

/** Makes a link to the current page scroll to its top. It listens for clicks, because the address does not change. */
export function useLinksToHere(): void {
  const before = useRef('');
  const handleCapture = (): void => {
    before.current = location.href;
  };
  useWindowEvent('click', handleCapture, true);
  useWindowEvent('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // `defaultPrevented` means that the router has followed the link and no new tab opens.
    if (!defaultPrevented || link?.href !== before.current || link.hash) return;
    requestAnimationFrame(() => goToTop('main h1'));
  });
}

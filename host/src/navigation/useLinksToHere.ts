import { useWindowEvent } from 'shared-ui';
import { goToTop } from './arrive';

/** Makes a link to the current page scroll to its top. It listens for clicks, because the address does not change. */
export function useLinksToHere(): void {
  const handleCapture = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.href !== location.href || link.hash) return;
    requestAnimationFrame(() => {
      // `defaultPrevented` means that the router has followed the link and no new tab opens.
      if (event.defaultPrevented) goToTop('main h1');
    });
  };
  useWindowEvent('click', handleCapture, true);
}

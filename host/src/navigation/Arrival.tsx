import { useEffect } from 'react';
import { useLocation } from 'shared-ui/router';

/** True until the visit's first page has been shown: the browser puts the focus there by itself. */
let isFirstPage = true;

/**
 * Manners of a new page: it starts at the top, or at its anchor, and its heading takes the focus (RULINGS A17). A page
 * renders it once it is there; a change of query or state alone keeps the position.
 */
export function Arrival(): null {
  const { pathname, hash, key } = useLocation();
  // A second click on the same anchor is a wish to go there again.
  const anchorVisit = hash ? key : '';

  // Focus and scrolling need the page's layout. The frame that shows the page makes one anyhow; asked for at once, it would
  // be made twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => arrive(hash));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, anchorVisit]);

  return null;
}

function arrive(hash: string): void {
  const wasFirst = isFirstPage;
  isFirstPage = false;
  const target = hash ? document.getElementById(decodeHash(hash)) : null;
  if (target) {
    target.scrollIntoView();
    return;
  }
  window.scrollTo(0, 0);
  if (!wasFirst) focusHeading();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

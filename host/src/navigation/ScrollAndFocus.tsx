import { useEffect } from 'react';
import { useLocation } from 'shared-ui/router';

/** What is rendered: a page, its skeleton, or the alert of a page that failed (`role="alert"` with a heading). */
type Kind = 'page' | 'skeleton' | 'fault';

/** The visit's first path, where the browser sets the focus itself. */
let firstPath: string | undefined;
/** True once the shopper has navigated, or the first page has failed. */
let hasMoved = false;
/** True once a skeleton was shown for the first page, which then was not in the HTML. */
let hadSkeleton = false;

/**
 * Scrolling and focus of a new page: it starts at the top, or at its anchor, and its heading or its anchor gets the
 * focus (RULINGS A17). A page renders this once it is loaded. A skeleton only scrolls; the alert of a failed page takes
 * the focus too, because the focused element is gone. A change of the query or the state alone keeps the position, and
 * so does a visit's first page if it is in the HTML.
 */
export function ScrollAndFocus({ kind = 'page' }: { readonly kind?: Kind }): null {
  const { pathname, hash, key } = useLocation();
  // A second click on the same anchor scrolls there again.
  const anchorVisit = hash ? key : '';

  // In the next frame: focus and scrolling need the layout, which that frame computes anyway; right away it would be
  // computed twice.
  useEffect(() => {
    firstPath ??= pathname;
    hadSkeleton ||= kind === 'skeleton';
    hasMoved ||= pathname !== firstPath || kind === 'fault';
    const frame = requestAnimationFrame(() => arrive(kind, hash));
    return () => cancelAnimationFrame(frame);
  }, [kind, pathname, hash, anchorVisit]);

  return null;
}

function arrive(kind: Kind, hash: string): void {
  const anchor = kind === 'page' && hash ? document.getElementById(decodeHash(hash)) : null;
  if (anchor) {
    anchor.scrollIntoView();
    focusOn(anchor);
    return;
  }
  // The first page was in the HTML, or is the first content in its place: the shopper may be reading it.
  const isFirstRead = !hasMoved && !(hadSkeleton && kind === 'page');
  if (isFirstRead) return;
  window.scrollTo(0, 0);
  if (!hasMoved || kind === 'skeleton') return;
  const heading = kind === 'page' ? 'h1' : '[role="alert"] :is(h1, h2)';
  focusOn(document.querySelector(`main ${heading}`));
}

function focusOn(element: HTMLElement | null): void {
  // On a slow network the shopper may be typing in a field of the top bar.
  if (!element || document.activeElement?.matches('input')) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

import { useEffect } from 'react';
import { useLocation } from 'shared-ui/router';

/**
 * What has come: a page, what keeps its room until it is here, or what stands in for a page that failed (an `alert` with
 * a heading).
 */
type Kind = 'page' | 'skeleton' | 'fault';

/** The path on which the visit began; the browser puts the focus there by itself. */
let firstPath: string | undefined;
/** True once the shopper has gone on from there, or the first page has failed. */
let hasMoved = false;
/** True once a skeleton has kept the room of the first page, as its HTML did not have it. */
let hadSkeleton = false;

/**
 * Manners of a new page: it starts at the top, or at its anchor, and its heading or its anchor takes the focus (RULINGS
 * A17). A page renders it once it is there. A skeleton only scrolls; what stands in for a failed page takes the focus too,
 * because whatever had it is gone. A change of query or state alone keeps the position, and so does the page that a visit
 * begins with, if the HTML has it.
 */
export function ScrollAndFocus({ kind = 'page' }: { readonly kind?: Kind }): null {
  const { pathname, hash, key } = useLocation();
  // A second click on the same anchor is a wish to go there again.
  const anchorVisit = hash ? key : '';

  // Focus and scrolling need the page's layout. The frame that shows the page makes one anyhow; asked for at once, it would
  // be made twice.
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
  // The first page may have stood in the HTML, or its room may be its own beginning: the shopper has begun to read.
  const isFirstRead = !hasMoved && !(hadSkeleton && kind === 'page');
  if (isFirstRead) return;
  window.scrollTo(0, 0);
  if (!hasMoved || kind === 'skeleton') return;
  focusOn(document.querySelector(kind === 'page' ? 'main h1' : 'main [role="alert"] :is(h1, h2)'));
}

function focusOn(element: HTMLElement | null): void {
  // On a slow line the shopper may have begun to type in a field of the bars.
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

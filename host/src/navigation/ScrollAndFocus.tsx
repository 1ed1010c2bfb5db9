import { useEffect } from 'react';
import { usePresentLocation } from 'shared-ui/router';
import { goToAnchor, goToTop } from './arrive';
import { isReturn } from './restorePosition';

/** A page, its skeleton, or the alert of a page that failed (`role="alert"` with a heading). */
type Kind = 'page' | 'skeleton' | 'fault';

/** The first path of the visit, with the key of its anchor. There the browser sets position and focus. */
let first: string | undefined;
/** True once the shopper has navigated, or the first page has failed. */
let hasMoved = false;
/** True once a skeleton was shown for the first page, so the page was not in the HTML. */
let hadSkeleton = false;

/**
 * Scrolling and focus of a new page. The page starts at the top, or at its anchor, and its heading or its anchor gets the
 * focus. A page renders this once it is loaded. A skeleton only scrolls. The alert of a failed page takes the focus too,
 * because the focused element is gone. If only the query or the state changes, the position stays. It also stays on the
 * first page of a visit if that is in the HTML or was reloaded, because the shopper may be reading or typing there.
 */
export function ScrollAndFocus({ kind = 'page' }: { readonly kind?: Kind }): null {
  const { pathname, hash, key } = usePresentLocation();
  // A second click on the same anchor scrolls there again.
  const visit = hash ? `${pathname} ${key}` : pathname;

  // In the next frame. Focus and scrolling need the layout, and that frame computes it anyway.
  useEffect(() => {
    first ??= visit;
    hadSkeleton ||= kind === 'skeleton';
    hasMoved ||= visit !== first || kind === 'fault';
    const frame = requestAnimationFrame(() => arrive(kind, hash));
    return () => cancelAnimationFrame(frame);
  }, [kind, visit, hash]);

  return null;
}

function arrive(kind: Kind, hash: string): void {
  const comesLate = hadSkeleton && kind === 'page';
  if (!hasMoved && (!comesLate || isReturn())) return;
  if (kind === 'page' && goToAnchor(hash)) return;
  if (!hasMoved || kind === 'skeleton') goToTop();
  else goToTop(kind === 'page' ? 'main h1' : 'main [role="alert"] :is(h1, h2)');
}

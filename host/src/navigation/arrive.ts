/** Scrolls to an anchor and focuses it. Returns whether the page has the anchor. */
export function goToAnchor(hash: string): boolean {
  const anchor = hash ? document.getElementById(decodeHash(hash)) : null;
  anchor?.scrollIntoView();
  focusOn(anchor);
  return anchor !== null;
}

/** Scrolls to the top of the page, and focuses the first element that matches the selector. */
export function goToTop(selector?: string): void {
  window.scrollTo(0, 0);
  if (selector) focusOn(document.querySelector<HTMLElement>(selector));
}

/** Focuses the page's heading in place of a control that disappears. */
export function focusHeading(): void {
  focusOn(document.querySelector<HTMLElement>('main h1'));
}

function focusOn(element: HTMLElement | null): void {
  // On a slow network the shopper may be typing in a field. Search results have moved the focus to their own heading.
  if (!element || document.activeElement?.matches('input, textarea, select, main h2')) return;
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

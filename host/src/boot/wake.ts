/** The attribute of a part of the page that is in the HTML and not yet hydrated; `boot.ts` keeps what is pressed there. */
export const ASLEEP = 'data-asleep';

/** Says that a part is hydrated: what was pressed and typed there meanwhile happens now. */
export function wake(part: Element | null): void {
  if (!part?.hasAttribute(ASLEEP)) return;
  part.removeAttribute(ASLEEP);
  // After React's own work, which would put the focus back to where it was.
  queueMicrotask(() => part.dispatchEvent(new Event('weft:awake', { bubbles: true })));
}

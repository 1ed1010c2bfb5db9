/**
 * The attribute of a part of the page that is in the HTML and not yet hydrated; `keepInput.ts` records presses there.
 */
export const ASLEEP = 'data-asleep';

/** Marks a part as hydrated, so that `keepInput.ts` replays presses and typing. */
export function wake(part: Element | null): void {
  if (!part?.hasAttribute(ASLEEP)) return;
  part.removeAttribute(ASLEEP);
  // After React's own microtasks, which would move the focus back.
  queueMicrotask(() => part.dispatchEvent(new Event('weft:awake', { bubbles: true })));
}

/**
 * The attribute of a part of the page that is in the HTML and not yet hydrated; `keepInput.ts` records presses there.
 */
export const ASLEEP = 'data-asleep';

/** The attribute of an alert over a part that will not be hydrated unless the shopper tries again. */
export const LOST = 'data-lost';

/** Has `keepInput.ts` drop the presses that wait for that part, and repeat those behind them. */
export function tellLost(): void {
  document.dispatchEvent(new Event('weft:lost'));
}

/** Marks a part as hydrated, so that `keepInput.ts` replays presses and typing. */
export function wake(part: Element | null): void {
  if (!part?.hasAttribute(ASLEEP)) return;
  part.removeAttribute(ASLEEP);
  // After React's own microtasks, which would move the focus back.
  queueMicrotask(() => part.dispatchEvent(new Event('weft:awake', { bubbles: true })));
}

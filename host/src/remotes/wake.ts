import { useEffect, useRef, type RefObject } from 'react';
import { removeOldHead } from './htmlHead';

/**
 * The attribute of a part of the page that is in the HTML and not hydrated yet. `keepInput.ts` records presses there.
 */
export const ASLEEP = 'data-asleep';

/** The attribute of an alert over a part that is hydrated only if the shopper tries again. */
export const LOST = 'data-lost';

/** The props of an element that is hydrated on its own (`Layout.tsx`). */
export function useWake<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly [ASLEEP]: string;
} {
  const ref = useRef<E>(null);
  useEffect(() => wake(ref.current), []);
  return { ref, [ASLEEP]: '' };
}

/** Makes `keepInput.ts` drop the presses that wait for the lost part, and replay the presses after them. */
export function reportLost(): void {
  document.dispatchEvent(new Event('weft:lost'));
}

/** Marks a part as hydrated or rendered anew, so that `keepInput.ts` replays presses and typing. */
export function wake(part: Element | null): void {
  if (!part?.hasAttribute(ASLEEP)) return;
  part.removeAttribute(ASLEEP);
  removeOldHead();
  // After React's microtasks, because those would move the focus back.
  queueMicrotask(() => part.dispatchEvent(new Event('weft:awake', { bubbles: true })));
}

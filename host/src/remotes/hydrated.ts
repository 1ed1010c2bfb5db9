import { useEffect, useRef, type RefObject } from 'react';
import { DEHYDRATED, HYDRATED_EVENT, LOST_EVENT } from 'remote-loader/formats';
import { removeOldHead } from './htmlHead';

/** The props of an element that is hydrated on its own (`Layout.tsx`). */
export function useHydrationMark<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly [DEHYDRATED]: string;
} {
  const ref = useRef<E>(null);
  useEffect(() => markHydrated(ref.current), []);
  return { ref, [DEHYDRATED]: '' };
}

/** Makes `keepInput.ts` drop the presses that wait for the lost part, and replay the presses after them. */
export function reportLost(): void {
  document.dispatchEvent(new Event(LOST_EVENT));
}

/** Marks a part as hydrated or rendered anew, so that `keepInput.ts` replays presses and typing. */
export function markHydrated(part: Element | null): void {
  if (!part?.hasAttribute(DEHYDRATED)) return;
  part.removeAttribute(DEHYDRATED);
  removeOldHead();
  // After React's microtasks, because those would move the focus back.
  queueMicrotask(() => part.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true })));
}

import { useEffect, useRef, type RefObject } from 'react';
import { ASLEEP, AWAKE_EVENT, LOST_EVENT } from 'remote-loader/formats';
import { removeOldHead } from './htmlHead';

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
  document.dispatchEvent(new Event(LOST_EVENT));
}

/** Marks a part as hydrated or rendered anew, so that `keepInput.ts` replays presses and typing. */
export function wake(part: Element | null): void {
  if (!part?.hasAttribute(ASLEEP)) return;
  part.removeAttribute(ASLEEP);
  removeOldHead();
  // After React's microtasks, because those would move the focus back.
  queueMicrotask(() => part.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true })));
}

import { useEffect, useEffectEvent, useState, type DOMAttributes } from 'react';

/** How long the element is shown without hover or focus, in milliseconds. */
const SHOWN_FOR = 6_000;

/**
 * Closes an element after a while, unless it has the pointer or the focus. A touch stops the timer for good.
 *
 * @param isWaiting true while it waits for the shopper and stays open
 * @returns handlers for the element
 */
export function useSelfClosing(
  onClose: () => void,
  isWaiting: boolean,
): DOMAttributes<HTMLElement> {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld || isWaiting) return undefined;
    const timer = setTimeout(() => close(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isHeld, isWaiting]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: ({ currentTarget, pointerType }) => {
      const hasFocus = currentTarget.contains(document.activeElement);
      if (pointerType !== 'touch' && !hasFocus) setHeld(false);
    },
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setHeld(false);
    },
  };
}

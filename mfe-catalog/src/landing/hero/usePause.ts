import { useState, type FocusEvent, type PointerEvent } from 'react';
import { useHiddenTab } from './useHiddenTab';
import { useReducedMotion } from './useReducedMotion';

/** The flag that holds a carousel's advance, and what sets it. */
export interface PauseFlag {
  /** True while the carousel must not advance by itself. */
  readonly isHeld: boolean;
  /** True while the shopper has stopped it with the button. */
  readonly isStopped: boolean;
  readonly toggle: () => void;
  /** Hover and focus set the flag as well; spread onto the carousel's region. */
  readonly regionProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** What the shopper last asked for with the button, and whether motion was reduced then. */
interface Wish {
  readonly isStopped: boolean;
  readonly wasReduced: boolean;
}

/**
 * Holds while the pointer hovers, while the keyboard's focus is inside, while the tab is hidden, and from the Pause
 * button until Play. Reduced motion stops it. Play is an express wish: it also lifts the hold of hover and focus, and it
 * counts until the shopper asks for less motion anew.
 */
export function usePause(): PauseFlag {
  const isReduced = useReducedMotion();
  const isHidden = useHiddenTab();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isStopped = wish?.wasReduced === isReduced ? wish.isStopped : isReduced;
  return {
    isHeld: isStopped || isHovered || isFocused || isHidden,
    isStopped,
    toggle: () => {
      setWish({ isStopped: !isStopped, wasReduced: isReduced });
      setHovered(false);
      setFocused(false);
    },
    regionProps: {
      // A finger does not hover: it would hold the carousel and never let go.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

import { useState, useSyncExternalStore, type DOMAttributes } from 'react';
import { useClientValue, usePreferences } from 'shared-state';
import { useAfterHydration } from 'shared-ui';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a carousel is held, and the handlers that hold it. */
export interface PauseFlag {
  /** True while the carousel must not advance automatically. */
  readonly isHeld: boolean;
  /** True while the shopper has stopped it with the button. */
  readonly isStopped: boolean;
  /** True while it is stopped in a browser that saves data. */
  readonly isFrugal: boolean;
  readonly toggle: () => void;
  readonly regionProps: DOMAttributes<HTMLElement>;
}

/**
 * Holds the carousel while the pointer hovers, while the keyboard focus is inside, while the tab is hidden, and from Pause
 * until Play. It also stops for reduced motion, and in a browser that saves data, because each advance would load a picture.
 * Play ends all of these except a hidden tab, until one of them starts again. For observers.
 */
export function usePause(): PauseFlag {
  const isReduced = useReducedMotion();
  const savesData = useSavesData();
  const isStill = isReduced || savesData;
  const isHidden = useHiddenTab();
  // The value of `isStill` that the button has reversed, if it has.
  const [reversed, setReversed] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isStopped = reversed === isStill ? !isStill : isStill;
  return {
    isHeld: isStopped || isHovered || isFocused || isHidden,
    isStopped,
    isFrugal: isStopped && savesData,
    toggle: () => {
      setReversed(isStopped === isStill ? isStill : null);
      setHovered(false);
      setFocused(false);
    },
    regionProps: {
      // A touch fires pointerenter too, but no event would end the hold.
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

/** True if the shopper prefers reduced motion, in the system or in the shop's preferences; false during hydration. */
function useReducedMotion(): boolean {
  const isSystemReduced = useSyncExternalStore(
    followMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
  return useAfterHydration(usePreferences().motion === 'reduced', false) || isSystemReduced;
}

function followMotion(onChange: () => void): () => void {
  const media = window.matchMedia(REDUCED_MOTION);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True if the browser saves data; false during hydration. A change applies at the next render. Only Chromium has it. */
function useSavesData(): boolean {
  return useClientValue(() => {
    const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
    return connection?.saveData === true;
  }, false);
}

/** True while the tab is hidden, also if it was opened in the background. */
function useHiddenTab(): boolean {
  return useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

import { useEffect, useRef, useSyncExternalStore, type RefObject, type UIEvent } from 'react';

const TOUCH = '(pointer: coarse)';

interface Swipe {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** True in windows for swiping; false in the page's HTML, which shows one picture. */
  readonly isSwiped: boolean;
  readonly handleScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** Swiping through a strip of pictures; scrolls to the picture that is chosen elsewhere. */
export function useSwipe(index: number, onIndex: (index: number) => void): Swipe {
  const strip = useRef<HTMLDivElement>(null);
  const isSwiped = useSyncExternalStore(subscribe, isTouch, () => false);

  useEffect(() => {
    const element = strip.current;
    // One picture alone does not scroll, and measuring it would compute the layout in the middle of the click that opens the page.
    if (!isSwiped || !element || placeOf(element) === index) return;
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  }, [index, isSwiped]);

  return {
    strip,
    isSwiped,
    handleScroll: ({ currentTarget }) => {
      if (isSwiped) onIndex(placeOf(currentTarget));
    },
  };
}

/** The index of the picture that fills most of the strip. */
function placeOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

function isTouch(): boolean {
  return window.matchMedia(TOUCH).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(TOUCH);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

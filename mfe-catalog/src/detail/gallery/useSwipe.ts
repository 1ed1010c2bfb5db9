import { useEffect, useRef, useSyncExternalStore, type RefObject, type UIEvent } from 'react';

const TOUCH = '(pointer: coarse)';

interface Swipe {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** True where fingers swipe; the page's HTML shows one picture. */
  readonly isSwiped: boolean;
  readonly handleScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** Lets fingers swipe through a strip of pictures, and keeps it at the one that is chosen elsewhere. */
export function useSwipe(index: number, onIndex: (index: number) => void): Swipe {
  const strip = useRef<HTMLDivElement>(null);
  const isSwiped = useSyncExternalStore(subscribe, isTouch, () => false);

  useEffect(() => {
    const element = strip.current;
    if (!element || placeOf(element) === index) return;
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

/** The picture that most of the strip shows. */
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

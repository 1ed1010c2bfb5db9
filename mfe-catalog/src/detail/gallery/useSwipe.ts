import { useEffect, useRef, type RefObject, type UIEvent } from 'react';

interface Swipe {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly handleScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** Swiping through a strip of pictures; scrolls to the picture that is chosen elsewhere. */
export function useSwipe(index: number, onIndex: (index: number) => void): Swipe {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef(index);

  useEffect(() => {
    const element = strip.current;
    // A strip that is at this picture is not measured, which would compute the layout.
    if (!element || shown.current === index) return;
    shown.current = index;
    element.scrollTo({ left: index * stepOf(element), behavior: 'instant' });
  }, [index]);

  return {
    strip,
    handleScroll: ({ currentTarget }) => {
      const step = stepOf(currentTarget);
      const place = step === 0 ? 0 : Math.round(currentTarget.scrollLeft / step);
      shown.current = place;
      onIndex(place);
    },
  };
}

/** From the beginning of one picture to that of the next, in CSS pixels; 0 for a single one. */
function stepOf({ children }: Element): number {
  const [first, second] = children;
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

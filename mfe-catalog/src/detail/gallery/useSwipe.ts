import { useEffect, useRef, type RefObject, type UIEvent } from 'react';

interface Swipe {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly handleScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** Swiping through a strip of pictures. Also scrolls to a picture that another control has chosen. */
export function useSwipe(index: number, onIndex: (index: number) => void): Swipe {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef(index);

  useEffect(() => {
    const element = strip.current;
    // If the strip is at this picture, it is not measured, because measuring would compute the layout.
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

/** The distance between the starts of two pictures, in CSS pixels; 0 for a single picture. */
function stepOf({ children }: Element): number {
  const [first, second] = children;
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

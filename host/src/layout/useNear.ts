import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something may lie to count as near. */
const MARGIN = '100px';

/**
 * Whether an element has ever come near the window. The browser's own lazy loading counts from much further away: it would
 * fetch what is below a page that has not arrived yet, before the page's own pictures.
 */
export function useNear<T extends Element>(): readonly [ref: RefObject<T | null>, isNear: boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, isNear];
}

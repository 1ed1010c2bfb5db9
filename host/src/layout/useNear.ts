import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element has ever been near the window. The browser's lazy loading starts much further away: while a page is
 * loading, it would load pictures below the page before the page's own pictures.
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
      { rootMargin: '100px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, isNear];
}

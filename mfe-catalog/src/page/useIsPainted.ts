import { useEffect, useState } from 'react';
import { useAfterHydration } from 'shared-ui';

/**
 * Whether the component has been painted once; true from the start if it comes from the page's HTML. What the first window
 * does not show waits for it, so that rendering it does not delay the heading.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(useAfterHydration(false, true));

  useEffect(() => {
    if (isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);

  return isPainted;
}

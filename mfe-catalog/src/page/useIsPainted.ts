import { useEffect, useState } from 'react';
import { useAfterHydration } from 'shared-ui';
import { afterPaint } from './afterPaint';

/**
 * Whether the component has been painted once; true from the start if it comes from the page's HTML. What the first window
 * does not show waits for it, so that rendering it does not delay the heading.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(useAfterHydration(false, true));

  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted]);

  return isPainted;
}

import { useDeferredValue, useState } from 'react';
import { useAfterHydration } from 'shared-ui';

/**
 * Whether a page is rendered whole. Its first rendering after a click has only what stands around its heading, which is
 * painted in half the time for that; the rest follows at once, in slices. The page's HTML is whole from the beginning.
 */
export function useIsWhole(): boolean {
  const [isInHtml] = useState(useAfterHydration(false, true));
  return useDeferredValue(true, isInHtml);
}

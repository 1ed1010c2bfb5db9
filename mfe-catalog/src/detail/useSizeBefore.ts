import { useState } from 'react';
import { lastSize, type Size } from 'shared-state';
import { useAfterHydration } from 'shared-ui';

/**
 * The size that was remembered for this kind of garment when the page was opened, because a size that is chosen on the page
 * is not "last time" yet. Undefined in the HTML.
 */
export function useSizeBefore(productId: string): Size | undefined {
  const [before] = useState(() => lastSize(productId));
  return useAfterHydration(before, undefined);
}

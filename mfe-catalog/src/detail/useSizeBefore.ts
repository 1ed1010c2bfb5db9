import { useState } from 'react';
import { lastSize, type Size } from 'shared-state';
import { useAfterHydration } from 'shared-ui';

/**
 * The size that was remembered for this kind of garment when its page was opened: a size that is chosen there now is
 * not "last time" yet. Undefined in the page's HTML.
 */
export function useSizeBefore(productId: string): Size | undefined {
  const [before] = useState(() => lastSize(productId));
  return useAfterHydration(before, undefined);
}

import { useEffect, useState } from 'react';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { readRecent, rememberReferrer, rememberViewed } from './recentlyViewed';

/** The products opened before this one in the visit; none until the page has read them. Opening counts this one in. */
export function useRecentlyViewed(id: string): readonly Product[] {
  const [ids, setIds] = useState<readonly string[]>([]);

  useEffect(() => {
    // Read on the next frame: the page itself comes first.
    const frame = requestAnimationFrame(() => {
      rememberReferrer(document.referrer);
      setIds(readRecent().filter((other) => other !== id));
      rememberViewed(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);

  return ids.flatMap((other) => findProduct(other)?.product ?? []);
}

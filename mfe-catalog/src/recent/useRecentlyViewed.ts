import { useEffect, useState } from 'react';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { readRecent, rememberReferrer, rememberViewed } from './recentlyViewed';

/** The products that were opened before this product in the visit; none during hydration. Adds this product. */
export function useRecentlyViewed(id: string): readonly Product[] {
  const [ids, setIds] = useState<readonly string[]>([]);

  useEffect(() => {
    // In the next frame, so that the page is painted first.
    const frame = requestAnimationFrame(() => {
      rememberReferrer(document.referrer);
      setIds(readRecent().filter((other) => other !== id));
      rememberViewed(id);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);

  return ids.flatMap((other) => findProduct(other)?.product ?? []);
}

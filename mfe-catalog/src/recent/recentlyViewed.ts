import { useEffect, useState } from 'react';
import { shopEntry, toJson } from 'shared-state';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';

/** In sessionStorage (docs/product/storage.md#keys). */
const entry = shopEntry('recentlyViewed', 'tab');

/** The number of stored products: four to show, and the open product. */
const MAX_VIEWED = 5;

/** The ids of products that were opened in this visit, the latest first; none if the storage cannot be read. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // This module did not write it, because it is not JSON.
    return [];
  }
}

/** Puts a product first, unless the storage is full or forbidden. */
export function rememberViewed(id: string): void {
  const ids = [id, ...readRecent().filter((other) => other !== id)].slice(0, MAX_VIEWED);
  entry.write(toJson(ids));
}

/** Adds the product of the previous document, because a page that was left before its hydration could not add it. */
export function rememberReferrer(referrer: string): void {
  if (!URL.canParse(referrer)) return;
  const { origin, pathname } = new URL(referrer);
  // A listing has an address of the same form.
  const id = findProduct(pathname.replace('/product/', ''))?.product.id;
  if (origin === window.location.origin && id && !readRecent().includes(id)) rememberViewed(id);
}

let isFirstView = true;

/** Whether this is the first product of the document, and a link opened the document at its page. */
function isOpenedByLink(id: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = isFirstView;
  isFirstView = false;
  return isFirst && visit?.type === 'navigate' && new URL(visit.name).pathname === `/product/${id}`;
}

/** The products that were opened before this product in the visit; none during hydration. Adds this product. */
export function useRecentlyViewed(id: string): readonly Product[] {
  const [ids, setIds] = useState<readonly string[]>([]);

  useEffect(() => {
    // In the next frame, so that the page is painted first.
    const frame = requestAnimationFrame(() => {
      // Never again, because that would bring back what the shopper has erased.
      if (isOpenedByLink(id)) rememberReferrer(document.referrer);
      rememberViewed(id);
      setIds(readRecent().filter((other) => other !== id));
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);

  return ids.flatMap((other) => findProduct(other)?.product ?? []);
}

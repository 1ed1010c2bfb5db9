import { systemClock } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { daySeed } from '../dailySelection';

/**
 * The seed of today. It is null in the HTML and during hydration, because the HTML is the same every day. After midnight it
 * changes at the next render (docs/product/landing.md#all-collection).
 */
export function useDaySeed(): number | null {
  return useAfterHydration<number | null>(daySeed(systemClock.now()), null);
}

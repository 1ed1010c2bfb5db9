import { systemClock } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { daySeed } from '../dailySelection';

/**
 * The seed of today; null in the HTML and while it is hydrated, because the HTML is the same every day. After midnight
 * it changes at the next render (docs/product/landing.md#all-collection).
 */
export function useDaySeed(): number | null {
  return useAfterHydration<number | null>(daySeed(systemClock.now()), null);
}

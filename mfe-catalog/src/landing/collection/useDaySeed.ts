import type { Clock } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { daySeed } from '../dailySelection';

/**
 * The seed of today. There is none in the first, prerendered state, which has to be the same on every day (ARCHITECTURE
 * §6); over midnight it changes at the next render (RULINGS A21).
 */
export function useDaySeed(clock: Clock): number | null {
  return useAfterHydration<number | null>(daySeed(clock.now()), null);
}

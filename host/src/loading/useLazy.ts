import { useCallback, useState } from 'react';

/**
 * Loads code on request; null until it is loaded.
 *
 * @param from loads the code; the same function at each call
 * @returns the loaded value, and a function that loads it; the function rejects if loading fails, and can be called again
 */
export function useLazy<T>(
  from: () => Promise<T>,
): readonly [loaded: T | null, load: () => Promise<void>] {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const load = useCallback(async () => {
    const value = await from();
    setLoaded({ value });
  }, [from]);
  return [loaded && loaded.value, load];
}

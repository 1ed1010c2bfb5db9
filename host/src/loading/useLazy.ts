import { useCallback, useState } from 'react';

/**
 * Loads code on request; null until it is loaded.
 *
 * @returns the loaded value, and a function that loads it; the function rejects if loading fails, and can be called again
 */
export function useLazy<T>(): readonly [
  loaded: T | null,
  load: (from: () => Promise<T>) => Promise<void>,
] {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const load = useCallback(async (from: () => Promise<T>) => {
    const value = await from();
    setLoaded({ value });
  }, []);
  return [loaded && loaded.value, load];
}

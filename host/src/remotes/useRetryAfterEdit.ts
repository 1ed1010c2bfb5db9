import { useEffect } from 'react';

/** In development, retries when an edited component has been replaced: the page of a component that threw may work now. */
export function useRetryAfterEdit(onRetry: () => void): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    // Sent by the development build (tooling/src/build/webpack/refreshRuntimeLoader.ts).
    addEventListener('react-refresh', onRetry);
    return () => removeEventListener('react-refresh', onRetry);
  }, [onRetry]);
}

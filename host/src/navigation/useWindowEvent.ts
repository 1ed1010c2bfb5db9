import { useEffect, useEffectEvent } from 'react';

/** Handles an event that reaches the window; with `isCapture`, before the handlers of the page. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
  isCapture = false,
): void {
  const handleEvent = useEffectEvent(handler);
  useEffect(() => {
    window.addEventListener(type, handleEvent, isCapture);
    return () => window.removeEventListener(type, handleEvent, isCapture);
  }, [type, isCapture]);
}

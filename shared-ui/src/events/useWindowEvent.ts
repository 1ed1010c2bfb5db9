import { useEffect, useLayoutEffect, useRef } from 'react';

/** Handles an event that reaches the window; with `isCapture`, before the handlers of the page. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
  isCapture = false,
): void {
  // Not an effect event, which throws if something fires the event while React renders.
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const handleEvent = (event: WindowEventMap[Type]): void => latest.current(event);
    window.addEventListener(type, handleEvent, isCapture);
    return () => window.removeEventListener(type, handleEvent, isCapture);
  }, [type, isCapture]);
}

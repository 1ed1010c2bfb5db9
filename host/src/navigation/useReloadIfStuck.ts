import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowEvent } from 'shared-ui';

/** How long a restored page may take to render a change, in milliseconds. It is waited for twice, because a busy page is not stuck. */
const PATIENCE = 1_000;

/**
 * Loads a page anew that is restored from the back-forward cache and renders no change. Firefox drops the messages that a page sends to
 * itself while it is left, and React's scheduler waits for such a message: without it, only presses would still have an effect.
 */
export function useReloadIfStuck(): void {
  const [requested, setRequested] = useState(0);
  const rendered = useRef(requested);
  useLayoutEffect(() => {
    rendered.current = requested;
  }, [requested]);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const next = rendered.current + 1;
    setRequested(next);
    const reload = (): void => {
      if (rendered.current !== next) location.reload();
    };
    setTimeout(() => setTimeout(reload, PATIENCE), PATIENCE);
  });
}

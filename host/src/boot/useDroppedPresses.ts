import { useEffect } from 'react';
import { DROPPED_EVENT } from 'remote-loader/formats';
import { showToast } from 'shared-ui';

/** Shows a message for a press that `keepInput.ts` has dropped because its part of the page is lost. */
export function useDroppedPresses(): void {
  useEffect(() => {
    const handleDropped = ({ detail: name }: CustomEvent<string>): void => {
      showToast(`“${name}” didn’t go through. Please try again.`);
    };
    window.addEventListener(DROPPED_EVENT, handleDropped);
    return () => window.removeEventListener(DROPPED_EVENT, handleDropped);
  }, []);
}

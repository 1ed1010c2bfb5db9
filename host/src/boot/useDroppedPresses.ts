import { useEffect } from 'react';
import { showToast } from 'shared-ui';

/** Shows a message for a press that `keepInput.ts` has dropped because its part of the page is lost. */
export function useDroppedPresses(): void {
  useEffect(() => {
    const handleDropped = (event: Event): void => {
      const { detail: name } = event as CustomEvent<string>;
      showToast(`“${name}” didn’t go through. Please try again.`);
    };
    window.addEventListener('weft:dropped', handleDropped);
    return () => window.removeEventListener('weft:dropped', handleDropped);
  }, []);
}

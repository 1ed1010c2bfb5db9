import { DROPPED_EVENT } from 'remote-loader/formats';
import { showToast, useWindowEvent } from 'shared-ui';

/** Shows a message for a press that `keepInput.ts` has dropped because its part of the page is lost. */
export function useDroppedPresses(): void {
  useWindowEvent(DROPPED_EVENT, ({ detail: name }) => {
    showToast(`“${name}” didn’t go through. Please try again.`);
  });
}

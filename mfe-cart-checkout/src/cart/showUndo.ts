import { reaction } from 'mobx';
import { showToast } from 'shared-ui';

/**
 * Shows a message with an Undo that closes when it no longer fits.
 *
 * @param isStale whether the lines have changed since, here or in another tab, so that the undo would add pieces twice; it
 *   reads the stores
 */
export function showUndo(message: string, run: () => void, isStale: () => boolean): void {
  showToast(message, { label: 'Undo', run, watch: (dismiss) => reaction(isStale, dismiss) });
}

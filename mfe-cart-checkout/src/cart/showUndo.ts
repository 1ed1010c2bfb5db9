import { reaction } from 'mobx';
import { showToast } from 'shared-ui';

interface Undo {
  readonly run: () => void;
  /**
   * Whether the lines have changed since, here or in another tab, so that the undo would add pieces twice. It reads the stores,
   * and the message closes when it becomes true.
   */
  readonly isStale: () => boolean;
}

/** Shows a message with an Undo that closes when it no longer fits. */
export function showUndo(message: string, { run, isStale }: Undo): void {
  showToast(message, { label: 'Undo', run, watch: (dismiss) => reaction(isStale, dismiss) });
}

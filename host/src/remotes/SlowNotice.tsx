import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './SlowNotice.module.scss';

/** A notice over a page that is still loading, with Try Again (docs/product/faults.md#slow-or-dead). */
export function SlowNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    // Its button acts at once, not after the presses that wait for the page (`keepInput.ts`).
    <div className={classes.slow} data-at-once="">
      <div role="status">Still loading</div>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

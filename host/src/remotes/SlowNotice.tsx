import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import classes from './SlowNotice.module.scss';

/** Says over the page that it is still loading, and offers to ask again (RULINGS A26). */
export function SlowNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className={classes.slow}>
      <div role="status">Still loading</div>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

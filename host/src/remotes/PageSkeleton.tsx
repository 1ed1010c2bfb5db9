import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';
import classes from './RemotePage.module.scss';

/** Keeps the page's room while its remote is on the way; it shows itself only when that takes a moment. */
export function PageSkeleton(): ReactNode {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
      <span className={classes.bar} />
      <span className={classes.block} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';
import classes from './AuthLayout.module.scss';

/** A live region for progress; otherwise empty. */
export function BusyStatus({ text }: { readonly text: string }): ReactNode {
  return (
    <span role="status" className={classes.status}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

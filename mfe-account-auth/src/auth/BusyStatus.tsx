import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';
import classes from './AuthLayout.module.scss';

/** Tells people who listen that something is under way; empty while nothing is. */
export function BusyStatus({ text }: { readonly text: string }): ReactNode {
  return (
    <span role="status" className={classes.status}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

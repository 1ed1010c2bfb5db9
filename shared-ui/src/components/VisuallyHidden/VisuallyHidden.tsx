import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.scss';

interface Props {
  /** A live region: a screen reader reads its text out when that changes, not when it appears with its text. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, children }: Props): ReactNode {
  return (
    <span role={role} className={classes.hidden}>
      {children}
    </span>
  );
}

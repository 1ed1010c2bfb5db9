import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.scss';

interface Props {
  /** Makes it a live region. A screen reader reads the text when it changes, not when the element appears with its text. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

export function VisuallyHidden({ role, children }: Props): ReactNode {
  return (
    <span role={role} className={classes.hidden}>
      {children}
    </span>
  );
}

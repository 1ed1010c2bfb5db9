import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.scss';

/** Words for people who listen to the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={classes.hidden}>{children}</span>;
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Spinner.module.scss';

/** A spinner. Decorative; pair with status text. */
export function Spinner(): ReactNode {
  return <span className={classes.spinner} aria-hidden="true" />;
}

/** The full-screen spinner of the guard (docs/product/routes.md#guard), announced as "Loading". */
export function ScreenSpinner(): ReactNode {
  return (
    <div role="status" aria-label="Loading" className={classes.screen}>
      <Spinner />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}

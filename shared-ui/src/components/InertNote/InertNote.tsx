import type { ReactNode } from 'react';
import { inertControls, type InertControl } from './inertControls';
import classes from './InertNote.module.scss';

interface Props {
  readonly control: InertControl;
  /** For the `aria-describedby` of each control that the note describes. */
  readonly id: string;
}

/** A note that a control does nothing, to read before using it (docs/product/shell.md#inert-controls). */
export function InertNote({ control, id }: Props): ReactNode {
  return (
    <p id={id} className={classes.note}>
      {inertControls[control]}
    </p>
  );
}

import type { ReactNode } from 'react';
import { inertControls, type InertControl } from './inertControls';
import classes from './InertNote.module.scss';

interface Props {
  readonly control: InertControl;
  /** Referenced by `aria-describedby` of each control that the note is about. */
  readonly id: string;
}

/** Says that a control does nothing, before it is used (docs/product/shell.md#inert-controls). */
export function InertNote({ control, id }: Props): ReactNode {
  return (
    <p id={id} className={classes.note}>
      {inertControls[control]}
    </p>
  );
}

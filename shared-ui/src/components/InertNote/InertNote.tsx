import type { ReactNode } from 'react';
import { inertControls, type InertControl } from './inertControls';
import classes from './InertNote.module.scss';

interface Props {
  readonly control: InertControl;
  /** Named by the `aria-describedby` of each control that it is about. */
  readonly id: string;
}

/** Says beforehand that a control does nothing (RULINGS A7). */
export function InertNote({ control, id }: Props): ReactNode {
  return (
    <p id={id} className={classes.note}>
      {inertControls[control]}
    </p>
  );
}

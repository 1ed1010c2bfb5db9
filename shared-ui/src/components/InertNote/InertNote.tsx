import type { ReactNode } from 'react';
import classes from './InertNote.module.scss';

/** The controls that are enabled and do nothing by design, each with its note (docs/product/shell.md#inert-controls). */
export const inertControls = {
  contact: 'Demo: nothing is sent',
  review: 'Demo: nothing is sent',
  reviewActions: 'Demo: Helpful and Reply do nothing',
  newsletter: 'Demo: nothing is sent',
  social: 'Demo: these lead nowhere',
  providers: 'Demo: Google and Facebook are not connected',
  orders: 'Demo: sample orders, nothing to view or track',
  switches: 'Demo: nothing is sent, and the switches last until you leave this page',
  settings: 'Demo: these change nothing',
} as const;

interface Props {
  readonly control: keyof typeof inertControls;
  /** For the `aria-describedby` of each control that the note describes. */
  readonly id: string;
}

/** A note that a control does nothing, to read before using it. */
export function InertNote({ control, id }: Props): ReactNode {
  return (
    <p id={id} className={classes.note}>
      {inertControls[control]}
    </p>
  );
}

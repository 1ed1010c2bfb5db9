import { useId, type ReactNode } from 'react';
import classes from './Switch.module.scss';

interface Props {
  /** Stays the same in both states. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly describedBy?: string;
}

/** Something that is on or off at once; Space toggles it. */
export function Switch({ label, isOn, onChange, describedBy }: Props): ReactNode {
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import classes from './Switch.module.scss';

interface Props {
  /** The accessible name. It must not depend on the state. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly describedBy?: string;
}

/** A switch that takes effect at once. Space toggles it. */
export function Switch({ label, isOn, onChange, describedBy }: Props): ReactNode {
  const id = useId();
  return (
    <div className={classes.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

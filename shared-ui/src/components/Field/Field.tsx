import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import classes from './Field.module.scss';

/** What every field shows around its control (SPEC §5, generic input). */
export interface FieldProps {
  readonly label: string;
  /** Advice below the control. */
  readonly hint?: ReactNode;
  /** What is wrong, in red below the control. */
  readonly error?: string | undefined;
  /** True where something else announces the errors, such as the summary of a form. */
  readonly isErrorQuiet?: boolean | undefined;
  readonly isFullWidth?: boolean;
}

/** What the control itself needs to be tied to its label and texts. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  readonly isRequired?: boolean | undefined;
  /** Elements elsewhere that describe the control too. */
  readonly describedBy?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above a control, a red asterisk where it is required, advice and error below it. */
export function Field({
  label,
  hint,
  error,
  isErrorQuiet = false,
  isFullWidth = true,
  isRequired,
  describedBy,
  children,
}: Props): ReactNode {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx(classes.field, isFullWidth && classes.full)}>
      <label className={clsx(classes.label, isRequired && classes.required)} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': clsx(describedBy, hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes.error} role={isErrorQuiet ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </div>
  );
}

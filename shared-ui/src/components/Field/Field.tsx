import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import classes from './Field.module.scss';

/** Props of every field (docs/product/names.md#widgets). */
export interface FieldProps {
  readonly label: string;
  /** Help text below the control. */
  readonly hint?: ReactNode;
  /** The error message, in red below the control. */
  readonly error?: string | undefined;
  /** True if another element announces the errors, such as a form's summary. */
  readonly isErrorQuiet?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
}

/** The attributes that connect the control to its label and texts. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  readonly isRequired?: boolean | undefined;
  /** Ids of other elements that describe the control. */
  readonly describedBy?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above a control, with a red asterisk if it is required, and the hint and the error below. */
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

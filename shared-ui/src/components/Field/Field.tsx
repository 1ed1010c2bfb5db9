import clsx from 'clsx';
import { createContext, useContext, useId, type ReactNode } from 'react';
import classes from './Field.module.scss';
import type { FieldProps } from './fieldProps';

export interface FieldError {
  /** The id of the control. */
  readonly field: string;
  readonly text: string;
}

/** The errors of a form's last failed attempt, for its fields and its summary (`shared-ui/forms`). */
export const FieldErrors = createContext<readonly FieldError[]>([]);

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: true | undefined;
  readonly 'data-missing': string | undefined;
}

interface Props extends FieldProps {
  readonly describedBy?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above a control, with a red asterisk if it is required, and the hint and the error below. */
export function Field({
  label,
  hint,
  missing,
  error,
  isErrorQuiet = false,
  isFullWidth = true,
  describedBy,
  children,
}: Props): ReactNode {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errors = useContext(FieldErrors);
  const text = error ?? errors.find(({ field }) => field === id)?.text;
  const errorId = text ? `${id}-error` : undefined;
  return (
    <div className={clsx(classes.field, isFullWidth && classes.full)}>
      <label className={clsx(classes.label, missing && classes.required)} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': clsx(describedBy, hintId, errorId) || undefined,
        'aria-invalid': text ? true : undefined,
        required: missing ? true : undefined,
        'data-missing': missing,
      })}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {text && (
        <p
          id={errorId}
          className={classes.error}
          role={error && !isErrorQuiet ? 'alert' : undefined}
        >
          {text}
        </p>
      )}
    </div>
  );
}

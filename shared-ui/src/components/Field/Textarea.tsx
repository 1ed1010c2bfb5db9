import clsx from 'clsx';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import classes from './Field.module.scss';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id' | 'required'>;

/** A multi-line text field. */
export function Textarea({
  label,
  hint,
  missing,
  error,
  isErrorQuiet,
  isFullWidth,
  'aria-describedby': describedBy,
  ...rest
}: Props): ReactNode {
  const field = { label, hint, missing, error, isErrorQuiet, isFullWidth, describedBy };
  return (
    <Field {...field}>
      {(control) => (
        <textarea className={clsx(classes.control, classes.area)} {...rest} {...control} />
      )}
    </Field>
  );
}

import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { Field, type FieldProps } from './Field';
import classes from './Field.module.scss';

type Props = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'id' | 'type' | 'required'
  > & {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'search';
    readonly leftIcon?: IconName;
    /** Content at the end of the field, such as a button that shows the password. */
    readonly right?: ReactNode;
  };

/** A single-line text field. */
export function Input({
  label,
  hint,
  missing,
  error,
  isErrorQuiet,
  isFullWidth,
  leftIcon,
  right,
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: Props): ReactNode {
  const field = { label, hint, missing, error, isErrorQuiet, isFullWidth, describedBy };
  return (
    <Field {...field}>
      {(control) => (
        <span
          className={clsx(classes.box, leftIcon && classes.withLeft, right && classes.withRight)}
        >
          {leftIcon && (
            <span className={classes.left}>
              <Icon name={leftIcon} />
            </span>
          )}
          <input type={type} className={classes.control} {...rest} {...control} />
          {right && <span className={classes.right}>{right}</span>}
        </span>
      )}
    </Field>
  );
}

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { Field } from './Field';
import classes from './Field.module.scss';
import { divideProps, type ControlAttributes, type FieldProps } from './fieldProps';

type Props = FieldProps &
  Omit<ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, 'type'> & {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'search';
    readonly leftIcon?: IconName;
    /** Content at the end of the field, such as a button that shows the password. */
    readonly right?: ReactNode;
  };

export function Input({ leftIcon, right, type = 'text', ...props }: Props): ReactNode {
  const { field, attributes } = divideProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={classes.box}>
          {leftIcon && (
            <span className={classes.left}>
              <Icon name={leftIcon} />
            </span>
          )}
          <input type={type} className={classes.control} {...attributes} {...control} />
          {right && <span className={classes.right}>{right}</span>}
        </span>
      )}
    </Field>
  );
}

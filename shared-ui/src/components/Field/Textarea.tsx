import clsx from 'clsx';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { Field } from './Field';
import classes from './Field.module.scss';
import { divideProps, type ControlAttributes, type FieldProps } from './fieldProps';

type Props = FieldProps & ControlAttributes<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function Textarea(props: Props): ReactNode {
  const { field, attributes } = divideProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea className={clsx(classes.control, classes.area)} {...attributes} {...control} />
      )}
    </Field>
  );
}

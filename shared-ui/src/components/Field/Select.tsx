import clsx from 'clsx';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from 'shared-ui';
import classes from './Field.module.scss';
import { divideProps, type ControlAttributes, type FieldProps } from './fieldProps';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type Props = FieldProps &
  Omit<ControlAttributes<SelectHTMLAttributes<HTMLSelectElement>>, 'multiple'> & {
    readonly options: readonly SelectOption[];
    /** The text of the empty option. */
    readonly placeholder?: string;
  };

/** A select. With `appearance: base-select` its open list is at most 15rem high (docs/product/names.md#widgets). */
export function Select({ options, placeholder = 'Select...', ...props }: Props): ReactNode {
  const { field, attributes } = divideProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select className={clsx(classes.control, classes.select)} {...attributes} {...control}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import clsx from 'clsx';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field } from 'shared-ui';
import type { FieldProps } from './Field';
import classes from './Field.module.scss';

/** An option of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type Props = FieldProps &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'id' | 'multiple' | 'required'
  > & {
    readonly options: readonly SelectOption[];
    /** The text of the empty option. */
    readonly placeholder?: string;
  };

/**
 * A select. In browsers with `appearance: base-select` the open list is at most 15rem high
 * (docs/product/names.md#widgets).
 */
export function Select({
  label,
  hint,
  missing,
  error,
  isErrorQuiet,
  isFullWidth,
  options,
  placeholder = 'Select...',
  'aria-describedby': describedBy,
  ...rest
}: Props): ReactNode {
  const field = { label, hint, missing, error, isErrorQuiet, isFullWidth, describedBy };
  return (
    <Field {...field}>
      {(control) => (
        <select className={clsx(classes.control, classes.select)} {...rest} {...control}>
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

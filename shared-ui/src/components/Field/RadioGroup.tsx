import { useId, type ReactNode } from 'react';
import { Radio } from './Choice';
import classes from './Field.module.scss';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.radios}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

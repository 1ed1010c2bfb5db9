import { useId, type ReactNode } from 'react';
import { SIZES, type Size } from 'shared-state';
import classes from './SizeChoice.module.scss';

interface Props {
  readonly value: Size;
  readonly onChange: (size: Size) => void;
}

/** Sizes S, M, L, XL (SPEC §9) as one choice. */
export function SizeChoice({ value, onChange }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Size</legend>
      <div className={classes.row}>
        {SIZES.map((size) => (
          <label key={size} className={classes.size}>
            <input
              type="radio"
              name={name}
              value={size}
              checked={size === value}
              onChange={() => onChange(size)}
            />
            <span>{size}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

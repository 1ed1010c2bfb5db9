import { useId, type ReactNode } from 'react';
import { countOf, Icon, VisuallyHidden } from 'shared-ui';
import classes from './StarInput.module.scss';

const STARS = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly label: string;
  /** 1 to 5; 0 if none is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

/** A field for a rating: five radio buttons, "1 star" to "5 stars". */
export function StarInput({ label, value, onChange }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.row}>
        {STARS.map((stars) => (
          <label key={stars} className={classes.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" isFilled={stars <= value} />
            <VisuallyHidden>{countOf(stars, 'star')}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

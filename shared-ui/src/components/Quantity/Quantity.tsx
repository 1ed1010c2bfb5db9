import { useState, type ChangeEvent, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import classes from './Quantity.module.scss';

interface Props {
  /** A whole number of at least 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What the quantity is of, for people who listen: the group's name stays "Quantity". */
  readonly description?: string;
}

/** A quantity that can be typed or stepped; it never goes below 1 and has no upper limit (SPEC §4). */
export function Quantity({ value, onChange, description }: Props): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);

  const handleType = (event: ChangeEvent<HTMLInputElement>): void => {
    const text = event.target.value.replace(/\D/g, '');
    setDraft(text);
    const typed = Number(text);
    if (Number.isSafeInteger(typed) && typed >= 1) onChange(typed);
  };
  const isAtLeast = value <= 1;

  return (
    <div role="group" aria-label="Quantity" className={classes.quantity}>
      <IconButton
        label="Decrease quantity"
        icon="minus"
        aria-disabled={isAtLeast}
        onClick={() => {
          if (!isAtLeast) onChange(value - 1);
        }}
      />
      <input
        className={classes.value}
        aria-label={description ? `Quantity of ${description}` : 'Quantity'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft ?? String(value)}
        onChange={handleType}
        onBlur={() => setDraft(null)}
      />
      <IconButton label="Increase quantity" icon="plus" onClick={() => onChange(value + 1)} />
    </div>
  );
}

import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { formatNumber, IconButton } from 'shared-ui';
import { readWholeNumber } from '../../words/digits';
import classes from './Quantity.module.scss';

interface Props {
  /** A whole number from 1 to `max`. */
  readonly value: number;
  /** The highest quantity. A note appears when it is reached. */
  readonly max?: number;
  /** Called with a typed quantity on Enter and when the field loses the focus. */
  readonly onChange: (value: number) => void;
  /** The buttons call it with 1 or -1. Without it they call `onChange` with the next quantity. */
  readonly onStep?: (by: number) => void;
  /** The product, as the accessible description. The group's name is always "Quantity". */
  readonly description?: string;
  /** The id of a note about the quantity. The owner shows the note. */
  readonly noteId?: string | undefined;
}

const NO_NUMBER = /[^\p{Nd}.,．，٫٬]/gu;

/** A field for a quantity of at least 1, with buttons for steps (docs/product/cart.md#quantity). */
export function Quantity({
  value,
  max = Infinity,
  onChange,
  onStep = (by) => onChange(value + by),
  description,
  noteId,
}: Props): ReactNode {
  /** The text while the shopper is typing; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);
  const mostId = useId();

  const commit = (): void => {
    const typed = Math.min(readWholeNumber(draft ?? ''), max);
    if (typed >= 1) onChange(typed);
    setDraft(null);
  };
  // React fires no blur event for a field that it removes, as on Back.
  const commitAtLast = useEffectEvent(commit);
  useEffect(() => () => commitAtLast(), []);
  const handleKey = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && !nativeEvent.isComposing) commit();
  };
  const handleType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    // An input method composes digits of other scripts; its text must stay as it is until it is complete.
    const isComposing = (nativeEvent as InputEvent).isComposing;
    setDraft(isComposing ? target.value : target.value.replace(NO_NUMBER, ''));
  };
  const text = draft ?? String(value);
  const isLeast = value <= 1;
  const isMost = value >= max;

  return (
    <>
      <div role="group" aria-label="Quantity" className={classes.quantity}>
        <IconButton
          label="Decrease quantity"
          icon="minus"
          aria-disabled={isLeast}
          onClick={isLeast ? undefined : () => onStep(-1)}
        />
        <input
          className={classes.value}
          aria-label={description ? `Quantity of ${description}` : 'Quantity'}
          aria-describedby={clsx(noteId, isMost && mostId) || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          size={text.length || 1}
          value={text}
          onChange={handleType}
          onKeyDown={handleKey}
          onBlur={commit}
        />
        <IconButton
          label="Increase quantity"
          icon="plus"
          aria-disabled={isMost}
          onClick={isMost ? undefined : () => onStep(1)}
        />
      </div>
      {isMost && (
        <p id={mostId} role="alert" className={classes.note}>
          {`At most ${formatNumber(max)}`}
        </p>
      )}
    </>
  );
}

import { useState, type InputEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Input } from 'shared-ui';
import classes from './Checkout.module.scss';
import { CODE_LIST, discountPercent, upperCased } from './discountPercent';

interface Props {
  /** What the shopper typed earlier in this tab. */
  readonly typed: string;
  /** The percentage of the code in the field, if it is applied; else 0. */
  readonly percent: number;
  /** Called with the percentage of an applied code, or with 0, also when the code is edited. */
  readonly onDiscount: (percent: number) => void;
}

/** The coupon field (docs/product/checkout.md#discount-code). */
export function DiscountCode({ typed, percent, onDiscount }: Props): ReactNode {
  const [code, setCode] = useState(typed);
  const [error, setError] = useState<string>();

  const handleInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): void => {
    // An input method, such as a phone's keyboard, would write the letters again that it is still composing.
    if (!nativeEvent.isComposing) showCapitals(currentTarget);
    setCode(currentTarget.value);
    setError(undefined);
    onDiscount(0);
  };

  const handleApply = (): void => {
    const found = discountPercent(code);
    setError(found === undefined ? 'Invalid discount code' : undefined);
    onDiscount(found ?? 0);
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    // Enter applies the code instead of completing the purchase.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleApply();
  };

  return (
    <fieldset className={classes.step}>
      <legend>Discount</legend>
      <div className={classes.coupon}>
        <Input
          label="Discount Code"
          name="discountCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={upperCased(typed)}
          error={error}
          hint={`This demo accepts ${CODE_LIST}.`}
          onInput={handleInput}
          onCompositionEnd={({ currentTarget }) => showCapitals(currentTarget)}
          onKeyDown={handleKeyDown}
        />
        <Button variant="secondary" onClick={handleApply}>
          Apply
        </Button>
        <p role="status" className={classes.applied}>
          {percent > 0 && `${upperCased(code.trim())}: ${percent}%, shown for information`}
        </p>
      </div>
    </fieldset>
  );
}

/** Changes the text in the field, because a render would move the caret to the end. */
function showCapitals(field: HTMLInputElement): void {
  const { selectionStart, value } = field;
  const text = upperCased(value);
  if (text === value) return;
  field.value = text;
  field.setSelectionRange(selectionStart, selectionStart);
}

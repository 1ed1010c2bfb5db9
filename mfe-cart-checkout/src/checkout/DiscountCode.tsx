import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Input } from 'shared-ui';
import classes from './Checkout.module.scss';
import { CODE_LIST, discountPercent, upperCased } from './discountPercent';

interface Props {
  /** Called with the percentage of a valid code, or with 0. */
  readonly onDiscount: (percent: number) => void;
}

/** The coupon field (docs/product/checkout.md#discount-code). */
export function DiscountCode({ onDiscount }: Props): ReactNode {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState('');

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const { selectionStart } = target;
    const text = upperCased(target.value);
    if (text !== target.value) {
      // Set here, because a render would move the caret to the end.
      target.value = text;
      target.setSelectionRange(selectionStart, selectionStart);
    }
    setCode(text);
    setError(undefined);
  };

  const handleApply = (): void => {
    const percent = discountPercent(code);
    setError(percent === undefined ? 'Invalid discount code' : undefined);
    setApplied(percent === undefined ? '' : `${code.trim()}: ${percent}%, shown for information`);
    onDiscount(percent ?? 0);
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
          value={code}
          error={error}
          hint={`This demo accepts ${CODE_LIST}.`}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        <Button variant="secondary" onClick={handleApply}>
          Apply
        </Button>
        <p role="status" className={classes.applied}>
          {applied}
        </p>
      </div>
    </fieldset>
  );
}

import { useState, type ReactNode } from 'react';
import { Button, Input } from 'shared-ui';
import classes from './Checkout.module.scss';
import { discountPercent, upperCased } from './discountCodes';

interface Props {
  /** Called with the percent of a valid code, and with 0 for an invalid one (SPEC §4, Discount). */
  readonly onDiscount: (percent: number) => void;
}

/** The coupon field of the checkout. */
export function DiscountCode({ onDiscount }: Props): ReactNode {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const handleApply = (): void => {
    const percent = discountPercent(code);
    setError(percent === undefined ? 'Invalid discount code' : undefined);
    onDiscount(percent ?? 0);
  };

  return (
    <div className={classes.coupon}>
      <Input
        label="Discount Code"
        name="discountCode"
        autoComplete="off"
        value={code}
        error={error}
        hint="This demo accepts SUMMER25, WELCOME10 and FAMILY50."
        onChange={(event) => setCode(upperCased(event.target.value))}
        onKeyDown={(event) => {
          // Enter applies the code; it must not complete the purchase.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          handleApply();
        }}
      />
      <Button variant="secondary" onClick={handleApply}>
        Apply
      </Button>
    </div>
  );
}

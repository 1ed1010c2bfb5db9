import { useState, type ReactNode } from 'react';
import { Checkbox, Input } from 'shared-ui';
import { formatCardNumber, formatExpiry, formatSecurityCode, looksMistyped } from './cardFormat';
import classes from './Checkout.module.scss';
import { FormattedInput } from './FormattedInput';

const DEMO_HINT = 'Demo: any number works.';
const SLIP_HINT = 'Check this number. You can still continue.';

/** The fields of a card (SPEC §3, Payment). Only whether the number looks mistyped is known outside of the fields. */
export function CardFields(): ReactNode {
  const [hasSlip, setHasSlip] = useState(false);
  return (
    <div className={classes.fields}>
      <FormattedInput
        label="Card Number"
        format={formatCardNumber}
        onType={(text) => setHasSlip(looksMistyped(text))}
        // Words in the same place for both, so that the fields below stay put.
        hint={<span role="status">{hasSlip ? SLIP_HINT : DEMO_HINT}</span>}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
        required
      />
      <Input label="Name on Card" autoComplete="cc-name" spellCheck={false} required />
      <div className={classes.pair}>
        <FormattedInput
          label="Expiry Date"
          format={formatExpiry}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          required
        />
        <FormattedInput
          label="CVV"
          format={formatSecurityCode}
          autoComplete="cc-csc"
          inputMode="numeric"
          required
        />
      </div>
      <div className={classes.wide}>
        <Checkbox label="Save card" hint="Demo: cards are never saved" />
      </div>
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Checkbox, Input, Notice, Radio } from 'shared-ui';
import classes from './Checkout.module.scss';

const METHODS = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'cod', label: 'Cash on Delivery' },
] as const;

/** Ways to pay (SPEC §3, Payment). */
type PaymentMethod = (typeof METHODS)[number]['value'];

/** The choice of payment; the card's fields only for a card (SPEC §4, Payment method). */
export function PaymentFields(): ReactNode {
  const [method, setMethod] = useState<PaymentMethod>('card');
  return (
    <fieldset className={classes.fields}>
      <legend>Payment</legend>
      <div className={classes.wide}>
        <Notice>This is a demo: no payment is taken. Please don’t enter a real card.</Notice>
      </div>
      <div className={classes.methods}>
        {METHODS.map(({ value, label }) => (
          <Radio
            key={value}
            name="paymentMethod"
            value={value}
            label={label}
            checked={method === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </div>
      {method === 'card' && <CardFields />}
    </fieldset>
  );
}

function CardFields(): ReactNode {
  return (
    <>
      <Input
        label="Card Number"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
        required
      />
      <Input label="Name on Card" autoComplete="cc-name" required />
      <Input
        label="Expiry Date"
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM/YY"
        required
      />
      <Input label="CVV" autoComplete="cc-csc" inputMode="numeric" maxLength={4} required />
      <div className={classes.wide}>
        <Checkbox label="Save card" hint="Demo: cards are never saved" />
      </div>
    </>
  );
}

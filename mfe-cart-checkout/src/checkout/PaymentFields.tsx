import { useState, type ReactNode } from 'react';
import { Notice } from 'shared-ui';
import { Radio } from 'shared-ui/choice';
import { CardFields } from './CardFields';
import classes from './Checkout.module.scss';
import { PAYMENT_LABELS, PAYMENT_METHODS, type PaymentMethod } from './paymentMethods';

/** The choice of a payment method. The card fields are shown only for a card. */
export function PaymentFields(): ReactNode {
  const [method, setMethod] = useState<PaymentMethod>('card');
  return (
    <fieldset className={classes.step}>
      <legend>Payment</legend>
      <Notice>This is a demo: no payment is taken. Please don’t enter a real card.</Notice>
      <div className={classes.methods}>
        {PAYMENT_METHODS.map((value) => (
          <Radio
            key={value}
            name="paymentMethod"
            value={value}
            label={PAYMENT_LABELS[value]}
            checked={method === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </div>
      <MethodDetails method={method} />
    </fieldset>
  );
}

function MethodDetails({ method }: { readonly method: PaymentMethod }): ReactNode {
  switch (method) {
    case 'card':
      return <CardFields />;
    case 'paypal':
      return (
        <p className={classes.aside}>
          No further details needed: this demo doesn’t connect to PayPal.
        </p>
      );
    case 'cod':
      return <p className={classes.aside}>No further details needed: you would pay on delivery.</p>;
  }
}

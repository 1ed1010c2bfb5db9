import { useState, type ReactNode } from 'react';
import { Notice } from 'shared-ui';
import { Radio } from 'shared-ui/choice';
import { CardFields } from './CardFields';
import classes from './Checkout.module.scss';
import { PAYMENT_METHODS } from './paymentMethods';

/**
 * The choice of a payment method. The card fields are shown only for a card.
 *
 * @param chosen the value of the method that the shopper chose earlier in this tab
 */
export function PaymentFields({ chosen }: { readonly chosen: string | undefined }): ReactNode {
  const [method, setMethod] = useState(
    () => PAYMENT_METHODS.find(({ value }) => value === chosen) ?? PAYMENT_METHODS[0],
  );
  const isCard = method.note === undefined;
  return (
    <fieldset className={classes.step}>
      <legend>Payment</legend>
      <Notice>This is a demo: no payment is taken. Please don’t enter a real card.</Notice>
      <div className={classes.methods}>
        {PAYMENT_METHODS.map((each) => (
          <Radio
            key={each.value}
            name="paymentMethod"
            value={each.value}
            label={each.label}
            checked={method === each}
            onChange={() => setMethod(each)}
          />
        ))}
      </div>
      {method.note && <p className={classes.aside}>{method.note}</p>}
      {/* Not removed, so that they keep what is typed. The browser does not validate disabled fields. */}
      <fieldset role="presentation" hidden={!isCard} disabled={!isCard}>
        <CardFields />
      </fieldset>
    </fieldset>
  );
}

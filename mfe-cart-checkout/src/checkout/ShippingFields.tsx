import type { ReactNode } from 'react';
import { useShippingDraft, type User } from 'shared-state';
import { COUNTRY_NAMES } from 'shared-state/countries';
import { Input } from 'shared-ui';
import { PERSON_FIELDS, type FieldText, type PersonField } from 'shared-ui/forms';
import { Select } from 'shared-ui/select';
import classes from './Checkout.module.scss';

/** Countries of the shipping form, in the order of docs/product/checkout.md#form. */
const COUNTRIES = (['US', 'CA', 'UK', 'IN', 'AU'] as const).map((value) => ({
  value,
  label: COUNTRY_NAMES[value],
}));

/** Contact and shipping address, filled in with earlier values of this tab, or else from the session. */
export function ShippingFields({ user }: { readonly user: User | null }): ReactNode {
  const values = { ...user, ...useShippingDraft(user?.email ?? '') };
  const field = (name: PersonField): FieldText & { name: string; defaultValue: string } => ({
    ...PERSON_FIELDS[name],
    name,
    autoComplete: `shipping ${PERSON_FIELDS[name].autoComplete}`,
    defaultValue: values[name] ?? '',
  });
  return (
    <>
      <fieldset className={classes.step}>
        <legend>Contact</legend>
        <div className={classes.fields}>
          <div className={classes.pair}>
            <Input {...field('firstName')} />
            <Input {...field('lastName')} />
          </div>
          <Input {...field('email')} />
          <Input {...field('phone')} />
        </div>
      </fieldset>
      <fieldset className={classes.step}>
        <legend>Shipping</legend>
        <div className={classes.fields}>
          <div className={classes.wide}>
            <Input {...field('address')} />
          </div>
          <div className={classes.pair}>
            <Input {...field('city')} />
            <Input {...field('state')} />
          </div>
          <div className={classes.pair}>
            <Input {...field('zipCode')} />
            <Select {...field('country')} options={COUNTRIES} />
          </div>
        </div>
      </fieldset>
    </>
  );
}

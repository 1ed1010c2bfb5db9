import type { ReactNode } from 'react';
import { useShippingDraft, type ShippingDraft, type User } from 'shared-state';
import { COUNTRY_NAMES } from 'shared-state/countries';
import { RequiredInput, RequiredSelect } from 'shared-ui/forms';
import classes from './Checkout.module.scss';

/** Countries of the shipping form, in the order of docs/product/checkout.md#form. */
const COUNTRIES = (['US', 'CA', 'UK', 'IN', 'AU'] as const).map((value) => ({
  value,
  label: COUNTRY_NAMES[value],
}));

interface Props {
  readonly user: User | null;
}

/** Contact and shipping address, filled in with earlier values of this tab, or else from the session. */
export function ShippingFields({ user }: Props): ReactNode {
  const draft = useShippingDraft(user?.email ?? '');
  const values = { ...user, ...draft };
  return (
    <>
      <ContactFields values={values} />
      <AddressFields values={values} />
    </>
  );
}

interface FieldsProps {
  readonly values: ShippingDraft;
}

function ContactFields({ values }: FieldsProps): ReactNode {
  return (
    <fieldset className={classes.step}>
      <legend>Contact</legend>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <RequiredInput
            label="First Name"
            missing="Enter your first name"
            name="firstName"
            autoComplete="shipping given-name"
            defaultValue={values.firstName ?? ''}
          />
          <RequiredInput
            label="Last Name"
            missing="Enter your last name"
            name="lastName"
            autoComplete="shipping family-name"
            defaultValue={values.lastName ?? ''}
          />
        </div>
        <RequiredInput
          label="Email"
          missing="Enter your email"
          name="email"
          type="email"
          autoComplete="shipping email"
          defaultValue={values.email ?? ''}
        />
        <RequiredInput
          label="Phone"
          missing="Enter your phone number"
          name="phone"
          type="tel"
          autoComplete="shipping tel"
          defaultValue={values.phone ?? ''}
        />
      </div>
    </fieldset>
  );
}

function AddressFields({ values }: FieldsProps): ReactNode {
  return (
    <fieldset className={classes.step}>
      <legend>Shipping</legend>
      <div className={classes.fields}>
        <div className={classes.wide}>
          <RequiredInput
            label="Address"
            missing="Enter your address"
            name="address"
            autoComplete="shipping street-address"
            defaultValue={values.address ?? ''}
          />
        </div>
        <div className={classes.pair}>
          <RequiredInput
            label="City"
            missing="Enter your city"
            name="city"
            autoComplete="shipping address-level2"
            defaultValue={values.city ?? ''}
          />
          <RequiredInput
            label="State"
            missing="Enter your state"
            name="state"
            autoComplete="shipping address-level1"
            defaultValue={values.state ?? ''}
          />
        </div>
        <div className={classes.pair}>
          <RequiredInput
            label="ZIP Code"
            missing="Enter your ZIP code"
            name="zipCode"
            autoComplete="shipping postal-code"
            defaultValue={values.zipCode ?? ''}
          />
          <RequiredSelect
            label="Country"
            missing="Choose your country"
            name="country"
            autoComplete="shipping country"
            defaultValue={values.country ?? ''}
            options={COUNTRIES}
          />
        </div>
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import type { User } from 'shared-state';
import { COUNTRY_NAMES } from 'shared-state/countries';
import { RequiredInput, RequiredSelect } from 'shared-ui/forms';
import classes from './Checkout.module.scss';
import { namesOf } from './namesOf';

/** Countries of the shipping form, in the order of SPEC §3. */
const COUNTRIES = (['US', 'CA', 'UK', 'IN', 'AU'] as const).map((value) => ({
  value,
  label: COUNTRY_NAMES[value],
}));

interface Props {
  readonly user: User | null;
}

/** Contact and shipping address, prefilled from the session (SPEC §3, Checkout shipping). */
export function ShippingFields({ user }: Props): ReactNode {
  return (
    <>
      <ContactFields user={user} />
      <AddressFields user={user} />
    </>
  );
}

function ContactFields({ user }: Props): ReactNode {
  const { firstName, lastName } = namesOf(user);
  return (
    <fieldset className={classes.step}>
      <legend>Contact</legend>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <RequiredInput
            label="First Name"
            name="firstName"
            autoComplete="shipping given-name"
            defaultValue={firstName}
          />
          <RequiredInput
            label="Last Name"
            name="lastName"
            autoComplete="shipping family-name"
            defaultValue={lastName}
          />
        </div>
        <RequiredInput
          label="Email"
          name="email"
          type="email"
          autoComplete="shipping email"
          defaultValue={user?.email ?? ''}
        />
        <RequiredInput
          label="Phone"
          missing="Enter your phone number"
          name="phone"
          type="tel"
          autoComplete="shipping tel"
          defaultValue={user?.phone ?? ''}
        />
      </div>
    </fieldset>
  );
}

function AddressFields({ user }: Props): ReactNode {
  return (
    <fieldset className={classes.step}>
      <legend>Shipping</legend>
      <div className={classes.fields}>
        <div className={classes.wide}>
          <RequiredInput
            label="Address"
            name="address"
            autoComplete="shipping street-address"
            defaultValue={user?.address ?? ''}
          />
        </div>
        <div className={classes.pair}>
          <RequiredInput
            label="City"
            name="city"
            autoComplete="shipping address-level2"
            defaultValue={user?.city ?? ''}
          />
          <RequiredInput
            label="State"
            name="state"
            autoComplete="shipping address-level1"
            defaultValue={user?.state ?? ''}
          />
        </div>
        <div className={classes.pair}>
          <RequiredInput
            label="ZIP Code"
            missing="Enter your ZIP code"
            name="zipCode"
            autoComplete="shipping postal-code"
            defaultValue={user?.zipCode ?? ''}
          />
          <RequiredSelect
            label="Country"
            missing="Choose your country"
            name="country"
            autoComplete="shipping country"
            defaultValue={user?.country ?? ''}
            options={COUNTRIES}
          />
        </div>
      </div>
    </fieldset>
  );
}

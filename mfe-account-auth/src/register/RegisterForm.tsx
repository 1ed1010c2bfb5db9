import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useAuth, type RegistrationForm } from 'shared-state';
import { Button, Input, Notice, Select, Spinner } from 'shared-ui';
import { useEntrance } from '../entrance/useEntrance';
import classes from '../login/Login.module.scss';

const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

/** Countries of the registration form (SPEC §3). */
const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'UK', label: 'United Kingdom' },
  { value: 'AU', label: 'Australia' },
  { value: 'IN', label: 'India' },
];

/** The registration fields of SPEC §3. */
export const RegisterForm = observer(function RegisterForm({
  onSuccess,
}: {
  readonly onSuccess: () => void;
}): ReactNode {
  const session = useAuth();
  const { error, enter } = useEntrance({
    refused: 'Registration failed',
    threw: 'An error occurred during registration',
  });
  const isBusy = session.activity === 'register';

  const handleSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = readForm(new FormData(event.currentTarget));
    if (await enter(() => session.register(form))) onSuccess();
  };

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)}>
      {error && <Notice tone="danger">{error}</Notice>}
      <Input label="First Name" name="firstName" autoComplete="given-name" required />
      <Input label="Last Name" name="lastName" autoComplete="family-name" required />
      <Input label="Email" name="email" type="email" autoComplete="email" required />
      <Input label="Phone" name="phone" type="tel" autoComplete="tel" required />
      <Input label="Date of Birth" name="dateOfBirth" type="date" autoComplete="bday" required />
      <Select label="Gender" name="gender" options={GENDERS} required />
      <Input
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <Input
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
      />
      <Input label="Address" name="address" autoComplete="street-address" required />
      <Input label="City" name="city" autoComplete="address-level2" required />
      <Input label="State" name="state" autoComplete="address-level1" required />
      <Input label="ZIP Code" name="zipCode" autoComplete="postal-code" required />
      <Select label="Country" name="country" options={COUNTRIES} required />
      <Button type="submit" isFullWidth aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
});

function readForm(data: FormData): RegistrationForm {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    dateOfBirth: text('dateOfBirth'),
    gender: text('gender'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country'),
    newsletter: false,
    terms: false,
  };
}

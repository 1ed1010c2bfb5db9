import type { Avatar, RegistrationForm } from 'shared-state';

/** The steps of the wizard (docs/product/account.md#registration). */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** The form's values while the shopper fills it in. */
export type RegistrationValues = Omit<RegistrationForm, 'avatar'> & { readonly avatar: Avatar };

/** The text fields. */
export type TextField = Exclude<keyof RegistrationValues, 'newsletter' | 'terms' | 'avatar'>;

/** A required field with its step, and its advice while it is empty. */
interface RequiredField {
  readonly name: TextField;
  readonly missing: string;
  readonly step: Step;
}

/** Every field that is marked as required, in the order of the form. */
export const REQUIRED_FIELDS: readonly RequiredField[] = [
  { name: 'firstName', missing: 'Enter your first name', step: 1 },
  { name: 'lastName', missing: 'Enter your last name', step: 1 },
  { name: 'email', missing: 'Enter your email', step: 1 },
  { name: 'phone', missing: 'Enter your phone number', step: 1 },
  { name: 'dateOfBirth', missing: 'Enter your date of birth', step: 1 },
  { name: 'gender', missing: 'Choose your gender', step: 1 },
  { name: 'password', missing: 'Enter a password', step: 3 },
  { name: 'confirmPassword', missing: 'Repeat the password', step: 3 },
  { name: 'address', missing: 'Enter your address', step: 3 },
  { name: 'city', missing: 'Enter your city', step: 3 },
  { name: 'state', missing: 'Enter your state', step: 3 },
  { name: 'zipCode', missing: 'Enter your ZIP code', step: 3 },
  { name: 'country', missing: 'Choose your country', step: 3 },
];

/** The blank form, with the first avatar. */
export const BLANK: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  dateOfBirth: '',
  gender: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  newsletter: false,
  terms: false,
  avatar: 'avatar1',
};

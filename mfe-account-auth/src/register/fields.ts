import type { Avatar, RegistrationForm } from 'shared-state';

/** The steps of the wizard (SPEC §9: registration has 4 steps). */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** The form's values while it is being filled in. */
export type RegistrationValues = Omit<RegistrationForm, 'avatar'> & { readonly avatar: Avatar };

/** The fields that hold text. */
export type TextField = Exclude<keyof RegistrationValues, 'newsletter' | 'terms' | 'avatar'>;

/** A required field with its step and label. */
interface RequiredField {
  readonly name: TextField;
  readonly label: string;
  readonly step: Step;
}

/** Every field that is marked required (SPEC §5), in the order of the form. */
export const REQUIRED_FIELDS: readonly RequiredField[] = [
  { name: 'firstName', label: 'First Name', step: 1 },
  { name: 'lastName', label: 'Last Name', step: 1 },
  { name: 'email', label: 'Email', step: 1 },
  { name: 'phone', label: 'Phone', step: 1 },
  { name: 'dateOfBirth', label: 'Date of Birth', step: 1 },
  { name: 'gender', label: 'Gender', step: 1 },
  { name: 'password', label: 'Password', step: 3 },
  { name: 'confirmPassword', label: 'Confirm Password', step: 3 },
  { name: 'address', label: 'Address', step: 3 },
  { name: 'city', label: 'City', step: 3 },
  { name: 'state', label: 'State', step: 3 },
  { name: 'zipCode', label: 'ZIP Code', step: 3 },
  { name: 'country', label: 'Country', step: 3 },
];

/** The blank form; the first avatar is chosen (SPEC §9). */
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

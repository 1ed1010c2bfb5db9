import type { Avatar, RegistrationForm } from 'shared-state';
import { PERSON_FIELDS, type FieldText } from 'shared-ui/forms';

/** The steps of the wizard (docs/product/account.md#registration). */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

export type RegistrationValues = Omit<RegistrationForm, 'avatar'> & { readonly avatar: Avatar };

export type TextField = Exclude<keyof RegistrationValues, 'newsletter' | 'terms' | 'avatar'>;

/** The texts of all fields. Every field is marked as required. */
export const FIELD_TEXTS: Readonly<Record<TextField, FieldText>> = {
  ...PERSON_FIELDS,
  dateOfBirth: {
    label: 'Date of Birth',
    missing: 'Enter your date of birth',
    autoComplete: 'bday',
    type: 'date',
  },
  gender: { label: 'Gender', missing: 'Choose your gender', autoComplete: 'sex' },
  password: { label: 'Password', missing: 'Enter a password', autoComplete: 'new-password' },
  confirmPassword: {
    label: 'Confirm Password',
    missing: 'Repeat the password',
    autoComplete: 'new-password',
  },
};

/** The text fields of each step that has some, in the order of the form. */
export const STEP_FIELDS: ReadonlyMap<Step, readonly TextField[]> = new Map([
  [1, ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'gender']],
  [3, ['password', 'confirmPassword', 'address', 'city', 'state', 'zipCode', 'country']],
]);

const BLANK_TEXTS = Object.fromEntries(Object.keys(FIELD_TEXTS).map((field) => [field, '']));

/** The blank form, with the first avatar. */
export const BLANK: RegistrationValues = {
  ...(BLANK_TEXTS as Record<TextField, string>),
  newsletter: false,
  terms: false,
  avatar: 'avatar1',
};

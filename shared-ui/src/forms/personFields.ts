export interface FieldText {
  readonly label: string;
  /** The message while the field is empty. */
  readonly missing: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel' | 'date';
}

/** The fields of a person with an address (docs/product/names.md). */
export const PERSON_FIELDS = {
  firstName: {
    label: 'First Name',
    missing: 'Enter your first name',
    autoComplete: 'given-name',
  },
  lastName: { label: 'Last Name', missing: 'Enter your last name', autoComplete: 'family-name' },
  email: { label: 'Email', missing: 'Enter your email', autoComplete: 'email', type: 'email' },
  phone: { label: 'Phone', missing: 'Enter your phone number', autoComplete: 'tel', type: 'tel' },
  address: { label: 'Address', missing: 'Enter your address', autoComplete: 'street-address' },
  city: { label: 'City', missing: 'Enter your city', autoComplete: 'address-level2' },
  state: { label: 'State', missing: 'Enter your state', autoComplete: 'address-level1' },
  zipCode: { label: 'ZIP Code', missing: 'Enter your ZIP code', autoComplete: 'postal-code' },
  country: { label: 'Country', missing: 'Choose your country', autoComplete: 'country' },
} as const satisfies Readonly<Record<string, FieldText>>;
export type PersonField = keyof typeof PERSON_FIELDS;

export const MISTYPED_EMAIL = 'Enter an email such as name@example.com';

/** The four avatars (docs/product/account.md#avatars). */
export const AVATARS = ['avatar1', 'avatar2', 'avatar3', 'avatar4'] as const;
export type Avatar = (typeof AVATARS)[number];

/** The fields of the registration that are stored with the user (docs/product/storage.md#keys). */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'dateOfBirth',
  'gender',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const;
type Profile = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>;

export interface RegistrationForm extends Profile {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly newsletter: boolean;
  readonly terms: boolean;
  readonly avatar?: string | undefined;
}

/**
 * The stored `user` record: the session's four fields and, after registration, the profile
 * (docs/product/storage.md#never-stored). It never has a password.
 */
export interface User extends Partial<Profile> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: Avatar | null;
}

export type AuthResult =
  | { readonly success: true }
  | { readonly success: false; readonly error?: string | undefined };

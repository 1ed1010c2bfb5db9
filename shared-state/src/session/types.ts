/** The four avatars (docs/product/account.md#avatars). */
export const AVATARS = ['avatar1', 'avatar2', 'avatar3', 'avatar4'] as const;
export type Avatar = (typeof AVATARS)[number];

/**
 * The fields of the registration that the account page shows (docs/product/storage.md#keys), without fields that must never
 * be stored.
 */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly gender: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

/** The registration form. */
export interface RegistrationForm extends Profile {
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
export interface User extends Partial<Omit<Profile, 'email'>> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatar: Avatar | null;
}

/** The result of a sign-in or a registration, for the pages. */
export type AuthResult =
  | { readonly success: true }
  | { readonly success: false; readonly error?: string | undefined };

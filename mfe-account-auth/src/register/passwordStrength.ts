/** The strength of a password, in words. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A rough strength by length and kinds of characters, only for advice (docs/product/account.md#registration). Null for an
 * empty password.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  const characters = [...password];
  if (characters.length === 0) return null;
  // Repeated characters do not count.
  const distinct = new Set(characters).size;
  if (characters.length < 8 || distinct < 5) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (characters.length >= 14 && kinds >= 3) return 'strong';
  return kinds >= 3 || characters.length >= 14 ? 'good' : 'fair';
}

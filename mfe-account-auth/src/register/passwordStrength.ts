/** How hard a password is to guess, in words. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A rough measure of a password by its length and its kinds of characters, for advice alone: no rule is enforced
 * (SPEC §5). An empty password has no strength.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  const characters = [...password];
  if (characters.length === 0) return null;
  // A character repeated adds nothing.
  const distinct = new Set(characters).size;
  if (characters.length < 8 || distinct < 5) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (characters.length >= 14 && kinds >= 3) return 'strong';
  return kinds >= 3 || characters.length >= 14 ? 'good' : 'fair';
}

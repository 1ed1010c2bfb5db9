import { AVATARS, ownEntry } from 'shared-state';
import { BLANK, type RegistrationValues } from './fields';

/** The part of the form that may be stored: never a password (RULINGS A11). */
export type Draft = Omit<RegistrationValues, 'password' | 'confirmPassword'>;

/** Stored until the shopper has registered, or the tab is closed. */
const entry = ownEntry('registration', 'tab');

/** The stored values; unknown or invalid ones are left out. */
export function readDraft(): Partial<Draft> {
  try {
    const value: unknown = JSON.parse(entry.read() ?? '{}');
    return typeof value === 'object' && value !== null ? partsOf(value) : {};
  } catch {
    return {};
  }
}

/** Stores the form's values; a blank form removes the draft. */
export function keepDraft(values: RegistrationValues): void {
  const draft = draftOf(values);
  const text = JSON.stringify(draft);
  entry.write(text === JSON.stringify(draftOf(BLANK)) ? null : text);
}

/** Removes the draft, once the account exists. */
export function dropDraft(): void {
  entry.write(null);
}

function draftOf(values: RegistrationValues): Draft {
  const draft: Draft & { password?: string; confirmPassword?: string } = { ...values };
  delete draft.password;
  delete draft.confirmPassword;
  return draft;
}

/** The known fields of a stored value with the right types. */
function partsOf(value: object): Partial<Draft> {
  const known = Object.entries(draftOf(BLANK)).flatMap(([field, blank]) => {
    const stored: unknown = Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
    return typeof stored === typeof blank && isKnown(field, stored) ? [[field, stored]] : [];
  });
  return Object.fromEntries(known) as Partial<Draft>;
}

function isKnown(field: string, stored: unknown): boolean {
  return field !== 'avatar' || AVATARS.some((avatar) => avatar === stored);
}

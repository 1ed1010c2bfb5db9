import { AVATARS, ownEntry } from 'shared-state';
import { BLANK, type RegistrationValues } from './fields';

/** What may be kept of the form: never a password (RULINGS A11). */
export type Draft = Omit<RegistrationValues, 'password' | 'confirmPassword'>;

/** Lasts until the shopper has registered, or the tab ends. */
const entry = ownEntry('registration', 'tab');

/** What was typed before the page was loaded again; what is no draft is left out. */
export function readDraft(): Partial<Draft> {
  try {
    const value: unknown = JSON.parse(entry.read() ?? '{}');
    return typeof value === 'object' && value !== null ? partsOf(value) : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed so far; a form that is blank keeps nothing. */
export function keepDraft(values: RegistrationValues): void {
  const draft = draftOf(values);
  const text = JSON.stringify(draft);
  entry.write(text === JSON.stringify(draftOf(BLANK)) ? null : text);
}

/** Forgets the draft: the account has taken its place. */
export function dropDraft(): void {
  entry.write(null);
}

function draftOf(values: RegistrationValues): Draft {
  const draft: Draft & { password?: string; confirmPassword?: string } = { ...values };
  delete draft.password;
  delete draft.confirmPassword;
  return draft;
}

/** The fields of a stored value that have the form's own kinds. */
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

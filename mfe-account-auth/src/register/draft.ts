import { reaction } from 'mobx';
import { useEffect } from 'react';
import { AVATARS, shopEntry } from 'shared-state';
import { BLANK, type RegistrationValues } from './fields';
import type { RegistrationWizard } from './RegistrationWizard';

/** The fields that may be stored, with their blank values: all but the passwords. */
const STORED_FIELDS = new Map<string, unknown>(Object.entries(BLANK));
STORED_FIELDS.delete('password');
STORED_FIELDS.delete('confirmPassword');

/** Stored until the shopper has registered or signed out, or the tab is closed. */
const entry = shopEntry('registration', 'tab');

/**
 * The values that were typed since the document was loaded, including passwords. They are only in memory, so they survive a
 * visit to another page of the shop, but not a reload.
 */
let typed: RegistrationValues | null = null;

/** Restores the draft, and then stores changes of the form. */
export function useDraft(wizard: RegistrationWizard): void {
  useEffect(() => {
    wizard.restore(readDraft());
    return reaction(() => ({ ...wizard.values }), keepDraft);
  }, [wizard]);
}

/** The typed values; after a reload the stored values, without passwords. */
export function readDraft(): Partial<RegistrationValues> {
  const text = entry.read();
  // The form was blank, or the shopper has erased all data meanwhile.
  if (!text) typed = null;
  return typed ?? parse(text);
}

/** Keeps the form's values. A blank form is not stored. */
export function keepDraft(values: RegistrationValues): void {
  typed = values;
  const isBlank = JSON.stringify(values) === JSON.stringify(BLANK);
  const text = isBlank ? null : JSON.stringify(values, [...STORED_FIELDS.keys()]);
  entry.write(text);
}

/** Removes the draft after the registration, and at a sign-out. */
export function dropDraft(): void {
  typed = null;
  entry.write(null);
}

function parse(text: string | null | undefined): Partial<RegistrationValues> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const valid = Object.entries(stored ?? {}).filter(([field, value]) => isValid(field, value));
    return Object.fromEntries(valid) as Partial<RegistrationValues>;
  } catch {
    return {};
  }
}

/** Whether a stored value has the type of its field. Unknown fields and passwords are never valid. */
function isValid(field: string, value: unknown): boolean {
  if (field === 'avatar') return AVATARS.some((avatar) => avatar === value);
  return typeof value === typeof STORED_FIELDS.get(field);
}

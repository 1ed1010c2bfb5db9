import { COUNTRY_NAMES } from 'shared-state/countries';
import type { SelectOption } from 'shared-ui/select';

/** The genders of the registration form (docs/product/account.md#registration). */
export const GENDERS: readonly SelectOption[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

/** The countries of the registration form. */
export const COUNTRIES: readonly SelectOption[] = Object.entries(COUNTRY_NAMES).map(
  ([value, label]) => ({ value, label }),
);

/** The label of a stored value. An unknown value is returned unchanged. */
export function labelOf(options: readonly SelectOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

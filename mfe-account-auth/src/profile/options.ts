import type { SelectOption } from 'shared-ui';

/** The genders of the registration form (SPEC §3). */
export const GENDERS: readonly SelectOption[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

/** The countries of the registration form (SPEC §3). */
export const COUNTRIES: readonly SelectOption[] = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'UK', label: 'United Kingdom' },
  { value: 'AU', label: 'Australia' },
  { value: 'IN', label: 'India' },
];

/** The words of a stored choice; a value that is none of the options stays as it is. */
export function labelOf(options: readonly SelectOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

import type { ReactNode } from 'react';
import type { User } from 'shared-state';
import { formatDay } from 'shared-ui/days';
import { COUNTRIES, GENDERS, labelOf } from '../profile/options';
import classes from './AccountPage.module.scss';

interface Row {
  readonly name: string;
  readonly field: Exclude<keyof User, 'id' | 'name' | 'avatar'>;
  /** Formats a stored value. */
  readonly words?: (value: string) => string;
}

/** The profile's rows (SPEC §2, Account, Profile). */
const ROWS: readonly Row[] = [
  { name: 'First name', field: 'firstName' },
  { name: 'Last name', field: 'lastName' },
  { name: 'Email', field: 'email' },
  { name: 'Phone', field: 'phone' },
  { name: 'Date of birth', field: 'dateOfBirth', words: formatDay },
  { name: 'Gender', field: 'gender', words: (value) => labelOf(GENDERS, value) },
  { name: 'Address', field: 'address' },
  { name: 'City', field: 'city' },
  { name: 'State', field: 'state' },
  { name: 'ZIP', field: 'zipCode' },
  { name: 'Country', field: 'country', words: (value) => labelOf(COUNTRIES, value) },
];

/** The tab Profile: the user's data, read-only; missing values read "Not provided". */
export function ProfileList({ user }: { readonly user: User | null }): ReactNode {
  return (
    <dl className={classes.profile}>
      {ROWS.map(({ name, field, words }) => {
        const value = user?.[field]?.trim();
        return (
          <div key={field}>
            <dt>{name}</dt>
            <dd dir="auto" className={value ? undefined : classes.missing}>
              {value ? (words?.(value) ?? value) : 'Not provided'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

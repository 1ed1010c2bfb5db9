import type { ReactNode } from 'react';
import type { User } from 'shared-state';
import { formatDay } from 'shared-ui/days';
import { COUNTRIES, GENDERS, labelOf } from '../profile/options';
import classes from './AccountPage.module.scss';
import { TitledSection } from './TitledSection';

interface Row {
  readonly name: string;
  readonly field: Exclude<keyof User, 'id' | 'name' | 'avatar'>;
  /** True for a value longer than half of a phone's width. */
  readonly isLong?: true;
  readonly format?: (value: string) => string;
}

/** The profile's rows (docs/product/account.md#profile) in groups. */
const GROUPS: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
  {
    title: 'About you',
    rows: [
      { name: 'First name', field: 'firstName' },
      { name: 'Last name', field: 'lastName' },
      { name: 'Date of birth', field: 'dateOfBirth', format: formatDay },
      { name: 'Gender', field: 'gender', format: (value) => labelOf(GENDERS, value) },
    ],
  },
  {
    title: 'Contact',
    rows: [
      { name: 'Email', field: 'email', isLong: true },
      { name: 'Phone', field: 'phone' },
    ],
  },
  {
    title: 'Address',
    rows: [
      { name: 'Address', field: 'address', isLong: true },
      { name: 'City', field: 'city' },
      { name: 'State', field: 'state' },
      { name: 'ZIP', field: 'zipCode' },
      { name: 'Country', field: 'country', format: (value) => labelOf(COUNTRIES, value) },
    ],
  },
];

/** The user's data, read-only. Missing values are shown as "Not provided". */
export function ProfileList({ user }: { readonly user: User | null }): ReactNode {
  return (
    <div className={classes.profile}>
      {GROUPS.map(({ title, rows }) => (
        <TitledSection key={title} title={title} className={classes.card}>
          <dl>
            {rows.map(({ name, field, isLong, format }) => {
              const value = user?.[field]?.trim();
              return (
                <div key={field} className={isLong && classes.wide}>
                  <dt>{name}</dt>
                  <dd dir="auto" className={value ? undefined : classes.missing}>
                    {value ? (format?.(value) ?? value) : 'Not provided'}
                  </dd>
                </div>
              );
            })}
          </dl>
        </TitledSection>
      ))}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import type { User } from 'shared-state';
import { formatDay } from 'shared-ui/days';
import { COUNTRIES, GENDERS, labelOf } from '../profile/options';
import classes from './AccountPage.module.scss';

interface Row {
  readonly name: string;
  readonly field: Exclude<keyof User, 'id' | 'name' | 'avatar'>;
  /** True for a value longer than half of a phone's width. */
  readonly isLong?: true;
  /** Formats a stored value. */
  readonly words?: (value: string) => string;
}

interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The profile's rows (docs/product/account.md#profile) in groups. */
const GROUPS: readonly RowGroup[] = [
  {
    title: 'About you',
    rows: [
      { name: 'First name', field: 'firstName' },
      { name: 'Last name', field: 'lastName' },
      { name: 'Date of birth', field: 'dateOfBirth', words: formatDay },
      { name: 'Gender', field: 'gender', words: (value) => labelOf(GENDERS, value) },
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
      { name: 'Country', field: 'country', words: (value) => labelOf(COUNTRIES, value) },
    ],
  },
];

/** The user's data, read-only. Missing values are shown as "Not provided". */
export function ProfileList({ user }: { readonly user: User | null }): ReactNode {
  return (
    <div className={classes.profile}>
      {GROUPS.map((group) => (
        <Group key={group.title} {...group} user={user} />
      ))}
    </div>
  );
}

function Group({ title, rows, user }: RowGroup & { readonly user: User | null }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.card}>
      <h2 id={titleId}>{title}</h2>
      <dl>
        {rows.map(({ name, field, isLong, words }) => {
          const value = user?.[field]?.trim();
          return (
            <div key={field} className={isLong && classes.wide}>
              <dt>{name}</dt>
              <dd dir="auto" className={value ? undefined : classes.missing}>
                {value ? (words?.(value) ?? value) : 'Not provided'}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

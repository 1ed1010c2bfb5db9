import type { ReactNode } from 'react';
import type { User } from 'shared-state';
import classes from './AccountPage.module.scss';

/** The profile's rows (SPEC §2, Account, Profile). */
const ROWS = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Date of birth', 'dateOfBirth'],
  ['Gender', 'gender'],
  ['Address', 'address'],
  ['City', 'city'],
  ['State', 'state'],
  ['ZIP', 'zipCode'],
  ['Country', 'country'],
] as const satisfies readonly (readonly [string, keyof User])[];

/** What the shop knows of the shopper; missing values read "Not provided". */
export function ProfileList({ user }: { readonly user: User | null }): ReactNode {
  return (
    <dl className={classes.profile}>
      {ROWS.map(([name, field]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>{user?.[field] || 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import type { User } from 'shared-state';
import { AvatarPicture } from 'shared-ui/avatar';
import classes from './AccountPage.module.scss';

interface Props {
  /** Null for guests. */
  readonly user: User | null;
  /** Content at the end of the line, such as Sign Out. */
  readonly children?: ReactNode;
}

/** The page's heading, with the user's avatar and name. */
export function AccountHead({ user, children }: Props): ReactNode {
  return (
    <header className={classes.head}>
      {user && <AvatarPicture avatar={user.avatar} size="large" />}
      <div className={classes.who}>
        <h1>Account</h1>
        {user && (
          <p className={classes.name} dir="auto">
            {user.name.trim() || user.email.trim() || 'Unnamed'}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

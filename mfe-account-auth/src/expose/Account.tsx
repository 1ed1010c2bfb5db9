import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { Button, Notice, PageTitle } from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import classes from '../account/AccountPage.module.scss';
import { ProfileList } from '../account/ProfileList';

/** `/account` (SPEC §2, Account); not guarded (RULINGS A1). */
const Account = observer(function Account(): ReactNode {
  const session = useAuth();
  const location = useLocation();
  const navigate = useNavigate();

  const handleSignOut = (): void => {
    session.logout();
    void navigate('/login');
  };

  return (
    <div className={classes.page}>
      <PageTitle>Account</PageTitle>
      <h1>Account</h1>
      {!session.loading && !session.isAuthenticated && (
        <Notice>
          You are shopping as a guest.{' '}
          <Link to="/login" state={returnState(location)}>
            Sign in
          </Link>{' '}
          to see your profile.
        </Notice>
      )}
      <ProfileList user={session.user} />
      {session.isAuthenticated && (
        <Button variant="secondary" onClick={handleSignOut}>
          Sign Out
        </Button>
      )}
    </div>
  );
});

export default Account;

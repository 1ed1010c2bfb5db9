import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { Button, Notice, PageTitle, Tabs, useAfterHydration } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { AccountHead } from '../account/AccountHead';
import classes from '../account/AccountPage.module.scss';
import { OrderList } from '../account/OrderList';
import { ProfileList } from '../account/ProfileList';
import { SettingsPanel } from '../account/SettingsPanel';
import { useAccountSettings } from '../account/useAccountSettings';
import { useAccountTab } from '../account/useAccountTab';
import { useSignOut } from '../account/useSignOut';

/** `/account` (SPEC §2, Account); not guarded (RULINGS A1). */
const Account = observer(function Account(): ReactNode {
  const session = useAuth();
  const location = useLocation();
  const [tab, chooseTab] = useAccountTab();
  const settings = useAccountSettings();
  const signOut = useSignOut();
  const user = useAfterHydration(session.user, null);
  const isLoading = useAfterHydration(session.loading, true);
  const isLeaving = session.activity === 'logout';

  return (
    <div className={classes.page}>
      <PageTitle path="/account" isUnlisted>
        Account
      </PageTitle>
      <AccountHead user={user}>
        {(user || isLeaving) && (
          <Button variant="secondary" aria-disabled={isLeaving} onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
      </AccountHead>
      {!isLoading && !user && !isLeaving && (
        <Notice>
          You are shopping as a guest.{' '}
          <Link to="/login" state={returnState(location)}>
            Sign in
          </Link>{' '}
          to see your profile.
        </Notice>
      )}
      <Tabs
        label="Account"
        selected={tab}
        onSelect={chooseTab}
        tabs={[
          { id: 'profile', label: 'Profile', content: <ProfileList user={user} /> },
          { id: 'orders', label: 'Orders', content: <OrderList /> },
          { id: 'settings', label: 'Settings', content: <SettingsPanel settings={settings} /> },
        ]}
      />
    </div>
  );
});

export default Account;

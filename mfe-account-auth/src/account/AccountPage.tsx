import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth } from 'shared-state';
import { Button, Notice, PageTitle, Tabs, useAfterHydration } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { AccountHead } from './AccountHead';
import classes from './AccountPage.module.scss';
import { OrderList } from './OrderList';
import { ProfileList } from './ProfileList';
import { SettingsPanel } from './SettingsPanel';
import { useAccountSettings } from './useAccountSettings';
import { useAccountTab } from './useAccountTab';
import { useSignOut } from './useSignOut';

/** `/account` (SPEC §2, Account); not guarded (RULINGS A1). */
export const AccountPage = observer(function AccountPage(): ReactNode {
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

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { returnState, useAuth, useReceipts } from 'shared-state';
import { Button, Notice, PageTitle, Tabs, useAfterHydration } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { AccountHead } from './AccountHead';
import classes from './AccountPage.module.scss';
import { OrderList } from './OrderList';
import { ProfileList } from './ProfileList';
import { ReceiptPage } from './ReceiptPage';
import { SettingsPanel } from './SettingsPanel';
import { useAccountSettings } from './useAccountSettings';
import { useAccountTab } from './useAccountTab';
import { useOrderInQuery } from './useOrderInQuery';
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
  const receipts = useReceipts(session.user?.email);
  const order = useOrderInQuery();
  const receipt = receipts.find(({ id }) => id === order);
  if (receipt) return <ReceiptPage receipt={receipt} />;

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
      {!isLoading && order && (
        <Notice>{`Order ${order} isn’t in this list. Orders are kept on the device, for the account that placed them.`}</Notice>
      )}
      <Tabs
        label="Account"
        selected={tab}
        onSelect={chooseTab}
        tabs={[
          { id: 'profile', label: 'Profile', content: <ProfileList user={user} /> },
          { id: 'orders', label: 'Orders', content: <OrderList receipts={receipts} /> },
          { id: 'settings', label: 'Settings', content: <SettingsPanel settings={settings} /> },
        ]}
      />
    </div>
  );
});

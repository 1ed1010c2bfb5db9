import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { receiptPath, returnState, useAuth, useReceipts, type Receipt } from 'shared-state';
import { Button, ButtonLink, Notice, PageTitle, useAfterHydration } from 'shared-ui';
import { AvatarPicture } from 'shared-ui/avatar';
import { useLocation } from 'shared-ui/router';
import { Tabs } from 'shared-ui/tabs';
import classes from './AccountPage.module.scss';
import { BuyAgain } from './BuyAgain';
import { OrderCard } from './OrderCard';
import { OrderList } from './OrderList';
import { orderOf } from './orders';
import { ProfileList } from './ProfileList';
import { ReceiptPage } from './ReceiptPage';
import { SETTINGS, SettingsPanel } from './SettingsPanel';
import { TitledSection } from './TitledSection';
import { useAccountTab } from './useAccountTab';
import { useOrder } from './useOrder';
import { useSignOut } from './useSignOut';

/** `/account` (docs/product/account.md#account-page); not guarded. */
export const AccountPage = observer(function AccountPage(): ReactNode {
  const session = useAuth();
  const [tab, chooseTab] = useAccountTab();
  // Not in the panel, which an open receipt replaces.
  const [settings, setSettings] = useState(SETTINGS);
  const signOut = useSignOut();
  const user = useAfterHydration(session.user, null);
  // The HTML shows a guest's page.
  const isLoading = useAfterHydration(session.loading, false);
  const isLeaving = session.activity === 'logout';
  const receipts = useReceipts().of(user?.email);
  const { order, receipt } = useOrder(receipts);
  if (receipt) return <ReceiptPage receipt={receipt} />;

  return (
    <div className={classes.page}>
      <PageTitle path="/account" isUnlisted>
        Account
      </PageTitle>
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
        {(user || isLeaving) && (
          <Button variant="secondary" aria-disabled={isLeaving} onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
      </header>
      {!isLoading && !user && !isLeaving && <GuestCard />}
      {!isLoading && order && (
        <Notice>{`Order ${order} isn’t in this list. Orders are kept on the device, for the account that placed them.`}</Notice>
      )}
      <Tabs
        label="Account"
        selected={tab}
        onSelect={chooseTab}
        tabs={[
          {
            id: 'profile',
            label: 'Profile',
            content: (
              <div className={classes.overview}>
                {receipts[0] && <LastOrder receipt={receipts[0]} />}
                <ProfileList user={user} />
              </div>
            ),
          },
          { id: 'orders', label: 'Orders', content: <OrderList receipts={receipts} /> },
          {
            id: 'settings',
            label: 'Settings',
            content: <SettingsPanel settings={settings} onChange={setSettings} />,
          },
        ]}
      />
    </div>
  );
});

/** Invites a guest to sign in and return to this page. */
function GuestCard(): ReactNode {
  const state = returnState(useLocation());
  return (
    <div className={classes.guest}>
      <p>You are shopping as a guest. Sign in to see your profile and your orders.</p>
      <div className={classes.links}>
        <ButtonLink to="/login" state={state}>
          Sign in
        </ButtonLink>
        <ButtonLink to="/register" state={state} variant="secondary">
          Create account
        </ButtonLink>
      </div>
    </div>
  );
}

function LastOrder({ receipt }: { readonly receipt: Receipt }): ReactNode {
  return (
    <TitledSection title="Your last order" className={classes.last}>
      <OrderCard order={orderOf(receipt)}>
        <BuyAgain receipt={receipt} />
        <ButtonLink variant="quiet" size="small" to={receiptPath(receipt.id)}>
          View receipt
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" to="/account?tab=orders">
          All orders
        </ButtonLink>
      </OrderCard>
    </TitledSection>
  );
}

import { useId, type ReactNode } from 'react';
import { Button, InertNote } from 'shared-ui';
import { Switch } from 'shared-ui/switch';
import classes from './AccountPage.module.scss';
import type { AccountSettings } from './useAccountSettings';

const BUTTONS = [
  'Change Password',
  'Update Phone Number',
  'Change Email Address',
  'Delete Account',
];

/** The tab Settings: two switches, and four buttons that do nothing (docs/product/account.md#settings). */
export function SettingsPanel({ settings }: { readonly settings: AccountSettings }): ReactNode {
  const id = useId();
  const [switchNote, buttonNote] = [`${id}-switches`, `${id}-buttons`];
  return (
    <div className={classes.settings}>
      <section className={classes.group}>
        <h2>Messages</h2>
        <Switch
          label="Email notifications"
          isOn={settings.hasEmails}
          onChange={settings.setHasEmails}
          describedBy={switchNote}
        />
        <Switch
          label="Newsletter"
          isOn={settings.hasNewsletter}
          onChange={settings.setHasNewsletter}
          describedBy={switchNote}
        />
        <InertNote control="switches" id={switchNote} />
      </section>
      <section className={classes.group}>
        <h2>Sign-in and contact</h2>
        <div className={classes.buttons}>
          {BUTTONS.map((label) => (
            <Button key={label} variant="secondary" aria-describedby={buttonNote}>
              {label}
            </Button>
          ))}
        </div>
        <InertNote control="settings" id={buttonNote} />
      </section>
    </div>
  );
}
